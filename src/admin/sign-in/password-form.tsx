import { useForm } from '../../client/form/use-form.ts'
import type { StaffSignIn } from '../../contract/admin/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'

interface PasswordFormProps {
  email?: string | undefined
  onNext: (state: StaffSignIn['state']) => unknown
}

export function PasswordForm({ email, onNext }: PasswordFormProps) {
  const { signIn: words } = useAdminWords()
  const api = useApi()
  const failure = useFailure()
  const form = useForm({
    id: 'sign-in',
    names: ['email', 'password'],
    loadSchema: () => import('../../contract/admin/sign-in.ts').then((module) => module.staffSignInForm),
    send: async (checked) => {
      failure.clear()
      const { state } = await api.signIn.withPassword(checked)
      await onNext(state)
    },
    onFailure: failure.set,
  })
  return (
    <form {...form.props} aria-label={words.title} className="space-y-5">
      <ErrorBox text={failure.text} />
      <InputField
        {...form.field('email')}
        label={words.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
        required
      />
      <InputField
        {...form.field('password')}
        label={words.password}
        type="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" isBusy={form.isBusy} className="w-full">
        {words.submit}
      </Button>
      <p className="text-label text-ink-soft">{words.help}</p>
    </form>
  )
}
