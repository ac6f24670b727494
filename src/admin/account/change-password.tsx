import { useForm } from '../../client/form/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApi, useMe } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { useConfirmed } from '../site/confirmation.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'

export function ChangePassword() {
  const { account: words } = useAdminWords()
  const { email } = useMe()
  const api = useApi()
  const confirmed = useConfirmed()
  const toast = useToast()
  const failure = useFailure()
  const form = useForm({
    id: 'new-password',
    names: ['password'],
    loadSchema: () => import('../../contract/admin/sign-in.ts').then((module) => module.newPasswordForm),
    send: async ({ password }) => {
      failure.clear()
      const answer = await confirmed(() => api.signIn.changePassword(password))
      if (answer === undefined) return
      form.props.ref.current?.reset()
      toast.show({ title: words.passwordChanged })
    },
    onFailure: failure.set,
  })
  return (
    <form {...form.props} aria-label={words.changePassword} className="space-y-4">
      <ErrorBox text={failure.text} />
      {/* For password managers, which would otherwise store the password without a name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <InputField
        {...form.field('password')}
        label={words.newPassword}
        hint={words.passwordHint}
        type="password"
        autoComplete="new-password"
        required
      />
      <Button type="submit" look="outline" isBusy={form.isBusy}>
        {words.changePassword}
      </Button>
    </form>
  )
}
