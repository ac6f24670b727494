import { useEffect } from 'react'
import { CodeField } from '../../client/form/code-field.tsx'
import { useForm } from '../../client/form/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'

interface CodeFormProps {
  label: string
  submit: string
  hint?: string
  onCode: (code: string) => Promise<unknown>
}

export function CodeForm({ label, submit, hint, onCode }: CodeFormProps) {
  const { signIn } = useAdminWords()
  const failure = useFailure()
  const form = useForm({
    id: 'code',
    names: ['code'],
    loadSchema: () => import('../../contract/admin/sign-in.ts').then((module) => module.codeForm),
    send: async ({ code }) => {
      failure.clear()
      await onCode(code)
    },
    onFailure: failure.set,
  })
  useEffect(() => document.getElementById('code-code')?.focus(), [])
  return (
    <form {...form.props} aria-label={label} className="space-y-5">
      <ErrorBox text={failure.text} />
      <CodeField {...form.field('code')} label={signIn.code} hint={hint} />
      <Button type="submit" isBusy={form.isBusy} className="w-full">
        {submit}
      </Button>
    </form>
  )
}
