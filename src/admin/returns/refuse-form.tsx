import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import type { Withdrawal } from './returns.ts'
import { useWithdrawalChange } from './use-withdrawal-change.ts'

export function RefuseForm({ withdrawal }: { withdrawal: Withdrawal }) {
  const { returnsDesk: words } = useAdminWords()
  const api = useApi()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const acting = useWithdrawalChange(withdrawal, (seen) => api.returns.refuse(withdrawal.id, { ...seen, reason }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(reason.trim() === '')
    if (reason.trim() !== '') acting.run()
  }
  return (
    <details className="max-w-md">
      <summary className="min-h-6 cursor-pointer text-small">{words.refuse}</summary>
      <form onSubmit={submit} noValidate aria-label={words.refuse} className="mt-3 space-y-4">
        <p className="text-small text-ink-soft">{words.refuseText}</p>
        <ErrorBox text={acting.failure} />
        <TextAreaField
          label={words.reason}
          rows={3}
          maxLength={1000}
          value={reason}
          error={isMissing ? words.reasonNeeded : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button type="submit" look="outline" isBusy={acting.isBusy}>
          {words.refuse}
        </Button>
      </form>
    </details>
  )
}
