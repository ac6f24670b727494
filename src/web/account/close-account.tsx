import { useEffect, useRef, useState } from 'react'
import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { useForm } from '../../client/form/use-form.ts'
import { useSite } from '../../client/site-context.tsx'
import { useErrorToast } from '../../client/use-error-toast.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'

interface CloseAccountProps {
  onLeave: () => Promise<void>
}

export function CloseAccount({ onLeave }: CloseAccountProps) {
  const { security: words } = useSite().words
  const [isConfirming, setConfirming] = useState<boolean>()
  const startButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isConfirming === false) startButton.current?.focus()
  }, [isConfirming])
  if (isConfirming) return <ClosingForm onLeave={onLeave} onKeep={() => setConfirming(false)} />
  return (
    <Button ref={startButton} look="outline" onClick={() => setConfirming(true)}>
      {words.closeAsk}
    </Button>
  )
}

function ClosingForm({ onLeave, onKeep }: CloseAccountProps & { onKeep: () => void }) {
  const { security: words } = useSite().words
  const form = useClosingForm(onLeave)
  const { ref } = form.props
  // The focus moves to the first field.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])
  return (
    <form {...form.props} aria-label={words.close} className="max-w-md">
      <ProblemSummary form={form} />
      <InputField
        {...form.field('password')}
        label={words.closePassword}
        type="password"
        autoComplete="current-password"
        required
      />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" isBusy={form.isBusy}>
          {form.isBusy ? words.closing : words.closeSure}
        </Button>
        <Button look="outline" disabled={form.isBusy} onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}

function useClosingForm(onLeave: () => Promise<void>) {
  const { api, words } = useSite()
  const toast = useToast()
  const showError = useErrorToast()
  return useForm({
    id: 'closing',
    names: ['password'],
    loadSchema: () => import('../../contract/account-forms.ts').then((module) => module.passwordAgain),
    send: async (body) => {
      await api.call('POST /api/account/close', { body })
      await onLeave()
      toast.show({ title: words.security.closed, description: words.security.closedText })
    },
    onFailure: (error) => {
      showError(error, words.security.closeFailed)
    },
  })
}
