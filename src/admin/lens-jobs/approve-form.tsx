import { type FormEvent, useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useOpenStores } from '../site/use-stores.ts'
import type { LensJob } from './lens-jobs.ts'
import { useJobChange } from './use-job-change.ts'

/** Approves the version that is shown, and no other. */
export function ApproveForm({ job, prescriptionVersion }: { job: LensJob; prescriptionVersion: number }) {
  const { lensDesk: words } = useAdminWords()
  const { language } = useSite()
  const api = useApi()
  const stores = useOpenStores()
  const [chosen, setStore] = useState(job.store)
  const [note, setNote] = useState('')
  const store = chosen ?? stores[0]?.id ?? ''
  const acting = useJobChange(job, () => {
    const body = { version: job.version, prescriptionVersion, store, note: note.trim() }
    return api.call('POST /api/admin/lens-jobs/{jobId}/approval', { params: { jobId: job.id }, body })
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    acting.run()
  }
  const title = fill(words.approve, { number: prescriptionVersion })
  return (
    <form onSubmit={submit} noValidate aria-label={title} className="max-w-md space-y-4">
      <p className="text-small text-ink-soft">{words.approveText}</p>
      <ErrorBox text={acting.failure} />
      <SelectField
        label={words.store}
        value={store}
        onChange={({ target }) => setStore(target.value)}
        options={stores.map((one) => ({ value: one.id, name: localized(one, 'name', language) }))}
      />
      <TextAreaField
        label={words.note}
        rows={2}
        maxLength={2000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" isBusy={acting.isBusy}>
        {title}
      </Button>
    </form>
  )
}
