import { useWords } from '../../client/site-context.tsx'
import { Button } from '../../ui/button.tsx'
import { CodeForm } from './code-form.tsx'
import { ErrorBox } from './error-box.tsx'
import { useAuthErrors } from './use-auth-errors.ts'

interface LoginCodeProps {
  /** Signs in with the password that was accepted before, and this code. */
  onCode: (code: string) => Promise<unknown>
  onBack: () => void
}

/** The second step of signing in. */
export function LoginCode({ onCode, onBack }: LoginCodeProps) {
  const { secondFactor: words, login } = useWords()
  const entering = useAuthErrors((all) => all.login.failed)
  return (
    <>
      <p className="mb-6 text-ink-soft">{words.loginText}</p>
      <ErrorBox text={entering.failure} />
      <CodeForm
        label={words.title}
        submit={login.submit}
        hint={words.loginHint}
        onCode={async (code) => {
          entering.begin()
          await onCode(code)
        }}
        onFailure={entering.fail}
      />
      <Button look="bare" className="mt-6 min-h-11 text-sea" onClick={onBack}>
        {words.back}
      </Button>
    </>
  )
}
