import { type FormEvent, useState } from 'react'
import { type EntryTexts, toEntry, toTexts } from '../../client/prescription/entry-texts.ts'
import { useSite } from '../../client/site-context.tsx'
import { ApiError } from '../../contract/send-call.ts'
import { WARNING_CODES } from '../../domain/prescription/plausibility.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFieldErrors } from '../site/use-field-errors.ts'
import type { JobVersion, LensJob } from './lens-jobs.ts'
import { readLength } from './read-number.ts'
import { useJobChange } from './use-job-change.ts'
import { EyeRows, type TypedField } from './values-fields.tsx'

interface ValuesFormProps {
  job: LensJob
  latest: JobVersion | undefined
  isOpen: boolean
}

/** A new version: what the paper says, read by an optician, or what was measured. */
export function ValuesForm({ job, latest, isOpen }: ValuesFormProps) {
  const { lensDesk: words } = useAdminWords()
  const form = useValuesForm(job, latest)
  return (
    <details open={isOpen} className="max-w-3xl">
      <summary className="plain-link inline-block min-h-6 cursor-pointer text-small">{words.enter}</summary>
      <form ref={form.ref} onSubmit={form.submit} noValidate aria-label={words.enter} className="mt-3 space-y-6">
        <p className="max-w-md text-small text-ink-soft">{words.enterText}</p>
        <ErrorBox text={form.failure} />
        <EyeRows fieldOf={form.fieldOf} isMultifocal={job.lenses.type === 'progressive'} />
        <Others fieldOf={form.fieldOf} />
        {form.isUnusual && (
          <label className="flex min-h-6 cursor-pointer items-start gap-3 text-small">
            <input
              type="checkbox"
              checked={form.isConfirmed}
              onChange={({ target }) => form.confirm(target.checked)}
              className="mt-0.5 size-6 shrink-0 cursor-pointer accent-sea"
            />
            {words.confirmUnusual}
          </label>
        )}
        <Button type="submit" look="outline" isBusy={form.isBusy}>
          {words.save}
        </Button>
      </form>
    </details>
  )
}

function Others({ fieldOf }: { fieldOf: (field: string) => TypedField }) {
  const { lensDesk: words } = useAdminWords()
  const { prescriptions } = useSite().words
  const { fields } = prescriptions
  return (
    <div className="grid items-end gap-4 sm:grid-cols-3">
      <InputField label={`${fields.farPd}: ${fields.total}`} {...fieldOf('pd.far.total')} />
      <InputField label={`${fields.farPd}: ${fields.right}`} {...fieldOf('pd.far.right')} />
      <InputField label={`${fields.farPd}: ${fields.left}`} {...fieldOf('pd.far.left')} />
      <InputField label={`${fields.nearPd}: ${fields.total}`} {...fieldOf('pd.near.total')} />
      <InputField label={fields.vertex} {...fieldOf('vertex')} />
      <InputField label={words.age} {...fieldOf('age')} />
      <InputField label={fields.issuedOn} {...fieldOf('issuedOn')} />
      <InputField label={fields.prescriber} {...fieldOf('prescriber')} className="sm:col-span-2" />
    </div>
  )
}

type Own = 'age' | 'height.right' | 'height.left'
type Texts = EntryTexts & Partial<Record<Own, string>>

function useValuesForm(job: LensJob, latest: JobVersion | undefined) {
  const api = useApi()
  const [texts, setTexts] = useState<Texts>(() => firstTexts(latest))
  const [isUnusual, setUnusual] = useState(false)
  const [isConfirmed, confirm] = useState(false)
  const fields = useFieldErrors()
  const acting = useJobChange(
    job,
    () => {
      const [right, left] = [readLength(texts['height.right']), readLength(texts['height.left'])]
      const { entry, age } = { entry: toEntry(texts), age: texts.age?.trim() ? Number(texts.age) : null }
      const prisms = (eye: 'right' | 'left') => ({ ...entry[eye], prisms: [...entry[eye].prisms] })
      const body = {
        version: job.version,
        entry: { ...entry, right: prisms('right'), left: prisms('left') },
        age,
        heights: right === null || left === null ? null : { right, left },
        confirmedWarnings: isConfirmed ? [...WARNING_CODES] : [],
      }
      return api.call('POST /api/admin/lens-jobs/{jobId}/values', { params: { jobId: job.id }, body })
    },
    (error) => {
      fields.take(error)
      if (error instanceof ApiError && error.problem?.code === 'prescription_unconfirmed') setUnusual(true)
    },
  )
  const fieldOf = (name: string): TypedField => ({
    value: texts[name as keyof Texts] ?? '',
    error: fields.errors[name === 'age' ? name : `entry.${name}`],
    onChange: ({ target }) => setTexts({ ...texts, [name]: target.value }),
    autoComplete: 'off',
    maxLength: 60,
  })
  return {
    ...{ fieldOf, isUnusual, isConfirmed, confirm },
    ref: fields.form,
    failure: acting.failure,
    isBusy: acting.isBusy,
    submit: (event: FormEvent) => {
      event.preventDefault()
      fields.check({})
      acting.run()
    },
  }
}

function firstTexts(latest: JobVersion | undefined): Texts {
  if (!latest?.entry) return {}
  const { heights, age } = latest
  return {
    ...toTexts(latest.entry),
    age: age === null ? '' : String(age),
    'height.right': heights === null ? '' : String(heights.right / 10),
    'height.left': heights === null ? '' : String(heights.left / 10),
  }
}
