import { useEffect } from 'react'
import { CodeField } from '../../client/form/code-field.tsx'
import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { useForm } from '../../client/form/use-form.ts'
import { useWords } from '../../client/site-context.tsx'
import { Button } from '../../ui/button.tsx'

interface CodeFormProps {
  label: string
  submit: string
  /** A recovery code is taken as well. */
  hint?: string
  onCode: (code: string) => Promise<unknown>
  onFailure: (error: unknown) => void
}

export function CodeForm({ label, submit, hint, onCode, onFailure }: CodeFormProps) {
  const { secondFactor: words } = useWords()
  const form = useForm({
    id: 'second-factor',
    names: ['code'],
    loadSchema: () => import('../../contract/account-forms.ts').then((module) => module.codeForm),
    send: ({ code }) => onCode(code),
    onFailure,
  })
  const { ref } = form.props
  // What was asked before is gone: the focus moves to what is asked now.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])
  return (
    <form {...form.props} aria-label={label}>
      <ProblemSummary form={form} />
      <CodeField {...form.field('code')} label={words.code} hint={hint} />
      <Button type="submit" isBusy={form.isBusy} className="mt-6 w-full">
        {submit}
      </Button>
    </form>
  )
}
