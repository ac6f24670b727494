import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { useForm } from '../../client/form/use-form.ts'
import { Link } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useAuth } from './auth-context.tsx'
import { ErrorBox } from './error-box.tsx'
import { useAuthErrors } from './use-auth-errors.ts'

export function LoginForm() {
  const { login: words, toast: toastWords, forgotPassword } = useWords()
  const { logIn, error } = useAuth()
  const toast = useToast()
  const entering = useAuthErrors(({ login }) => login.failed)
  const form = useForm({
    id: 'login',
    names: ['username', 'password'],
    loadSchema: () => import('../../contract/account-forms.ts').then((module) => module.loginForm),
    send: async (checked) => {
      entering.begin()
      const { username } = await logIn(checked)
      toast.show({ title: toastWords.loginSuccessful, description: fill(toastWords.welcomeBack, { username }) })
    },
    onFailure: entering.fail,
  })
  return (
    <form {...form.props} aria-label={words.title}>
      <ProblemSummary form={form} />
      <ErrorBox text={entering.failure ?? error} />
      <div className="space-y-5">
        <InputField
          {...form.field('username')}
          label={words.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <InputField
          {...form.field('password')}
          label={words.password}
          type="password"
          autoComplete="current-password"
          required
        />
      </div>
      <p className="mt-4 text-small">
        <Link to={href('forgotPassword')} className="plain-link inline-block min-h-6 text-sea">
          {forgotPassword.link}
        </Link>
      </p>
      <Button type="submit" isBusy={form.isBusy} className="mt-6 w-full">
        {form.isBusy ? words.submitting : words.submit}
      </Button>
    </form>
  )
}
