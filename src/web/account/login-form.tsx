import { useState } from 'react'
import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { useForm } from '../../client/form/use-form.ts'
import { Link } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { ApiError } from '../../contract/client.ts'
import { href } from '../../contract/href.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useAuth } from './auth-context.tsx'
import { ErrorBox } from './error-box.tsx'
import { LoginCode } from './login-code.tsx'
import { useAuthErrors } from './use-auth-errors.ts'

const isCodeNeeded = (error: unknown) => error instanceof ApiError && error.problem?.code === 'second_factor_required'

type Credentials = Parameters<ReturnType<typeof useAuth>['logIn']>[0]

/** The password, and a code where the account has a second factor. */
export function LoginForm() {
  const { toast: words } = useWords()
  const { logIn } = useAuth()
  const toast = useToast()
  const [accepted, setAccepted] = useState<Credentials | null>(null)
  const enter = async (credentials: Credentials) => {
    const { username } = await logIn(credentials)
    toast.show({ title: words.loginSuccessful, description: fill(words.welcomeBack, { username }) })
  }
  if (accepted) {
    return <LoginCode onCode={(code) => enter({ ...accepted, code })} onBack={() => setAccepted(null)} />
  }
  return <PasswordStep onEnter={enter} onCodeNeeded={setAccepted} />
}

interface PasswordStepProps {
  onEnter: (credentials: Credentials) => Promise<void>
  onCodeNeeded: (credentials: Credentials) => void
}

function PasswordStep({ onEnter, onCodeNeeded }: PasswordStepProps) {
  const { login: words, forgotPassword } = useWords()
  const { error } = useAuth()
  const entering = useAuthErrors(({ login }) => login.failed)
  const form = useForm({
    id: 'login',
    names: ['username', 'password'],
    loadSchema: () => import('../../contract/account-forms.ts').then((module) => module.loginForm),
    send: async (checked) => {
      entering.begin()
      try {
        await onEnter(checked)
      } catch (error) {
        if (!isCodeNeeded(error)) throw error
        onCodeNeeded(checked)
      }
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
