import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { useForm } from '../../client/form/use-form.ts'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { useErrorToast } from '../../client/use-error-toast.ts'
import { href } from '../../contract/href.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useSecurityReload } from './use-security.ts'

export function PasswordForm({ username }: { username: string }) {
  const { security: words } = useSite().words
  const form = usePasswordForm()
  const password = { type: 'password', required: true } as const
  return (
    <form {...form.props} aria-label={words.changePassword} className="max-w-md">
      <ProblemSummary form={form} />
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <div className="space-y-5">
        <InputField
          {...form.field('currentPassword')}
          {...password}
          label={words.currentPassword}
          autoComplete="current-password"
        />
        <InputField {...form.field('password')} {...password} label={words.newPassword} autoComplete="new-password" />
        <InputField
          {...form.field('confirmPassword')}
          {...password}
          label={words.confirmPassword}
          autoComplete="new-password"
        />
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
        <Button type="submit" isBusy={form.isBusy}>
          {form.isBusy ? words.changing : words.changePassword}
        </Button>
        <Link to={href('forgotPassword')} className="plain-link inline-block min-h-6 text-small text-sea">
          {words.forgotCurrent}
        </Link>
      </div>
    </form>
  )
}

function usePasswordForm() {
  const { api, words } = useSite()
  const toast = useToast()
  const showError = useErrorToast()
  const reload = useSecurityReload()
  const form = useForm({
    id: 'password-change',
    names: ['currentPassword', 'password', 'confirmPassword'],
    loadSchema: () => import('../../contract/account-forms.ts').then((module) => module.passwordChangeForm),
    send: async ({ confirmPassword: _, ...body }) => {
      await api.call('POST /api/account/password', { body })
      form.props.ref.current?.reset()
      toast.show({ title: words.security.passwordChanged, description: words.security.passwordChangedText })
      await reload()
    },
    onFailure: (error) => {
      showError(error, words.security.passwordFailed)
    },
  })
  return form
}
