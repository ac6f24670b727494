import { useEffect, useRef, useState } from 'react'
import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { useForm } from '../../client/form/use-form.ts'
import { useSite } from '../../client/site-context.tsx'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { ErrorBox } from './error-box.tsx'
import { useAuthErrors } from './use-auth-errors.ts'

/** Requests a password reset. The message is the same whether or not the account exists. */
export function ForgotForm() {
  const { forgotPassword: words } = useSite().words
  const [isSent, setSent] = useState(false)
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isSent) message.current?.focus()
  }, [isSent])
  return (
    <>
      <div role="status">
        {isSent && (
          <>
            <p ref={message} tabIndex={-1} className="text-lead outline-none">
              {words.sent}
            </p>
            <p className="mt-4 text-small text-ink-soft">{words.again}</p>
          </>
        )}
      </div>
      {isSent ? (
        <Button look="outline" className="mt-8" onClick={() => setSent(false)}>
          {words.tryAgain}
        </Button>
      ) : (
        <NameForm onSent={() => setSent(true)} />
      )}
    </>
  )
}

function NameForm({ onSent }: { onSent: () => void }) {
  const { api, words } = useSite()
  const { forgotPassword } = words
  const entering = useAuthErrors((all) => all.forgotPassword.failed)
  const form = useForm({
    id: 'forgot',
    names: ['account'],
    loadSchema: () => import('../../contract/account-forms.ts').then((module) => module.resetRequest),
    send: async (body) => {
      entering.begin()
      await api.call('POST /api/auth/forgot-password', { body })
      onSent()
    },
    onFailure: entering.fail,
  })
  return (
    <form {...form.props} aria-label={forgotPassword.title}>
      <ProblemSummary form={form} />
      <ErrorBox text={entering.failure} />
      <InputField
        {...form.field('account')}
        label={forgotPassword.account}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" isBusy={form.isBusy} className="mt-8 w-full">
        {form.isBusy ? forgotPassword.submitting : forgotPassword.submit}
      </Button>
    </form>
  )
}
