import { useEffect, useRef, useState } from 'react'
import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { useForm } from '../../client/form/use-form.ts'
import { useWords } from '../../client/site-context.tsx'
import { useErrorToast } from '../../client/use-error-toast.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'

interface PasswordAgainProps {
  /** Of the form. */
  id: string
  username: string
  words: {
    /** The button that asks for the password. */
    ask: string
    /** The form's name. */
    form: string
    submit: string
    busy: string
    cancel: string
    failed: string
  }
  onPassword: (password: string) => Promise<unknown>
}

/** A button that asks for the password before it acts. */
export function PasswordAgain(props: PasswordAgainProps) {
  const [isAsking, setAsking] = useState<boolean>()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAsking === false) button.current?.focus()
  }, [isAsking])
  if (isAsking) return <AskingForm {...props} onCancel={() => setAsking(false)} />
  return (
    <Button ref={button} look="outline" onClick={() => setAsking(true)}>
      {props.words.ask}
    </Button>
  )
}

function AskingForm({ id, username, words, onPassword, onCancel }: PasswordAgainProps & { onCancel: () => void }) {
  const { security } = useWords()
  const showError = useErrorToast()
  const form = useForm({
    id,
    names: ['password'],
    loadSchema: () => import('../../contract/account-forms.ts').then((module) => module.passwordAgain),
    send: ({ password }) => onPassword(password),
    onFailure: (error) => showError(error, words.failed),
  })
  const { ref } = form.props
  // The focus moves to the field.
  useEffect(() => ref.current?.querySelector<HTMLInputElement>('input[type=password]')?.focus(), [ref])
  return (
    <form {...form.props} aria-label={words.form} className="max-w-md">
      <ProblemSummary form={form} />
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <InputField
        {...form.field('password')}
        label={security.closePassword}
        type="password"
        autoComplete="current-password"
        required
      />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" isBusy={form.isBusy}>
          {form.isBusy ? words.busy : words.submit}
        </Button>
        <Button look="outline" disabled={form.isBusy} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
