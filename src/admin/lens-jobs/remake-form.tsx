import { type FormEvent, useState } from 'react'
import { REMAKE_REASONS, type RemakeReason } from '../../domain/lens-job.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import type { LensJob } from './lens-jobs.ts'
import { useJobChange } from './use-job-change.ts'

export function RemakeForm({ job }: { job: LensJob }) {
  const { lensDesk: words } = useAdminWords()
  const api = useApi()
  const [reason, setReason] = useState<RemakeReason>('scratch')
  const acting = useJobChange(job, () =>
    api.call('POST /api/admin/lens-jobs/{jobId}/remake', {
      params: { jobId: job.id },
      body: { version: job.version, reason },
    }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    acting.run()
  }
  return (
    <details className="max-w-md">
      <summary className="plain-link inline-block min-h-6 cursor-pointer text-small">{words.remake}</summary>
      <form onSubmit={submit} aria-label={words.remake} className="mt-3 space-y-4">
        <p className="text-small text-ink-soft">{words.remakeText}</p>
        <ErrorBox text={acting.failure} />
        <SelectField
          label={words.remakeReason}
          value={reason}
          onChange={({ target }) => setReason(target.value as RemakeReason)}
          options={REMAKE_REASONS.map((one) => ({ value: one, name: words.reasons[one] }))}
        />
        <Button type="submit" look="outline" isBusy={acting.isBusy}>
          {words.remake}
        </Button>
      </form>
    </details>
  )
}
