import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import type { LensJob } from './lens-jobs.ts'
import { useJobChange } from './use-job-change.ts'

interface StepProps {
  job: LensJob
}

/** A question by a link; nothing of it is in the e-mail. */
export function AskForm({ job }: StepProps) {
  const { lensDesk: words } = useAdminWords()
  const api = useApi()
  const acting = useJobChange(job, (text: string) =>
    api.call('POST /api/admin/lens-jobs/{jobId}/questions', {
      params: { jobId: job.id },
      body: { version: job.version, text },
    }),
  )
  return <TextForm acting={acting} title={words.ask} text={words.askText} label={words.question} submit={words.send} />
}

export function RefuseForm({ job }: StepProps) {
  const { lensDesk: words } = useAdminWords()
  const api = useApi()
  const acting = useJobChange(job, (reason: string) =>
    api.call('POST /api/admin/lens-jobs/{jobId}/refusal', {
      params: { jobId: job.id },
      body: { version: job.version, reason },
    }),
  )
  return (
    <TextForm acting={acting} title={words.refuse} text={words.refuseText} label={words.reason} submit={words.refuse} />
  )
}

interface TextFormProps {
  acting: { run: (text: string) => void; isBusy: boolean; failure: string | null }
  title: string
  text: string
  label: string
  submit: string
}

function TextForm({ acting, title, text, label, submit }: TextFormProps) {
  const { lensDesk: words } = useAdminWords()
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setMissing(typed.trim() === '')
    if (typed.trim() !== '') acting.run(typed.trim())
  }
  return (
    <details className="max-w-md">
      <summary className="plain-link inline-block min-h-6 cursor-pointer text-small">{title}</summary>
      <form onSubmit={send} noValidate aria-label={title} className="mt-3 space-y-4">
        <p className="text-small text-ink-soft">{text}</p>
        <ErrorBox text={acting.failure} />
        <TextAreaField
          label={label}
          rows={3}
          maxLength={2000}
          value={typed}
          error={isMissing ? words.needed : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" look="outline" isBusy={acting.isBusy}>
          {submit}
        </Button>
      </form>
    </details>
  )
}

export function MeasureStep({ job }: StepProps) {
  const { lensDesk: words } = useAdminWords()
  const api = useApi()
  const acting = useJobChange(job, () =>
    api.call('POST /api/admin/lens-jobs/{jobId}/measuring', {
      params: { jobId: job.id },
      body: { version: job.version },
    }),
  )
  return <PlainStep acting={acting} text={words.measureText} name={words.measure} />
}

export function RevokeStep({ job }: StepProps) {
  const { lensDesk: words } = useAdminWords()
  const api = useApi()
  const acting = useJobChange(job, () =>
    api.call('POST /api/admin/lens-jobs/{jobId}/revocation', {
      params: { jobId: job.id },
      body: { version: job.version },
    }),
  )
  return <PlainStep acting={acting} name={words.revoke} />
}

interface PlainStepProps {
  acting: { run: () => void; isBusy: boolean; failure: string | null }
  name: string
  text?: string
}

function PlainStep({ acting, name, text }: PlainStepProps) {
  return (
    <div className="max-w-md">
      {text && <p className="mb-3 text-small text-ink-soft">{text}</p>}
      <ErrorBox text={acting.failure} />
      <Button look="outline" isBusy={acting.isBusy} onClick={() => acting.run()}>
        {name}
      </Button>
    </div>
  )
}
