import { type FormEvent, useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import type { AdminInput } from '../../contract/admin/calls.ts'
import { EYES, type Eye } from '../../domain/prescription/prescription.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFieldErrors } from '../site/use-field-errors.ts'
import type { LensJob } from './lens-jobs.ts'
import { readLength, readPower } from './read-number.ts'
import { useJobChange } from './use-job-change.ts'

type Measured = AdminInput<'POST /api/admin/lens-jobs/{jobId}/checks'>['body']['measured']
type Texts = Readonly<Record<string, string>>

/** What the lensmeter shows; the server computes whether it is within tolerance. */
export function CheckForm({ job }: { job: LensJob }) {
  const { lensDesk: words } = useAdminWords()
  const form = useCheckForm(job)
  const { prescriptions } = useSite().words
  const { fields, eyes } = prescriptions
  return (
    <form ref={form.ref} onSubmit={form.submit} noValidate aria-label={words.check} className="max-w-3xl space-y-6">
      <h3 className="text-lead">{words.check}</h3>
      <p className="max-w-md text-small text-ink-soft">{words.checkText}</p>
      <ErrorBox text={form.failure} />
      {EYES.map((eye) => (
        <fieldset key={eye}>
          <legend className="mb-2 font-medium text-small">{eyes[eye]}</legend>
          <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
            <InputField label={fields.sphere} {...form.fieldOf(`${eye}.sphere`)} />
            <InputField label={fields.cylinder} {...form.fieldOf(`${eye}.cylinder`)} />
            <InputField label={fields.axis} {...form.fieldOf(`${eye}.axis`)} />
            {form.hasAdd && <InputField label={fields.add} {...form.fieldOf(`${eye}.add`)} />}
            {form.isProgressive && (
              <>
                <InputField label={words.tolerances.monoPd} {...form.fieldOf(`${eye}.monoPd`)} />
                <InputField label={words.height} {...form.fieldOf(`${eye}.height`)} />
              </>
            )}
          </div>
        </fieldset>
      ))}
      <fieldset>
        <legend className="mb-2 font-medium text-small">{words.checkPrisms}</legend>
        <div className="grid gap-4 sm:grid-cols-3">
          <InputField label={words.centres} {...form.fieldOf('pd')} />
          <InputField label={words.vertical} {...form.fieldOf('vertical')} />
          <InputField label={words.horizontal} {...form.fieldOf('horizontal')} />
        </div>
      </fieldset>
      <Button type="submit" isBusy={form.isBusy}>
        {words.judge}
      </Button>
    </form>
  )
}

function useCheckForm(job: LensJob) {
  const api = useApi()
  const words = useAdminWords()
  const [texts, setTexts] = useState<Texts>({ vertical: '0', horizontal: '0' })
  const fields = useFieldErrors()
  const isProgressive = job.lenses.type === 'progressive'
  const hasAdd = isProgressive || job.lenses.type === 'bifocal' || job.lenses.type === 'office'
  const acting = useJobChange(job, (measured: Measured) =>
    api.call('POST /api/admin/lens-jobs/{jobId}/checks', {
      params: { jobId: job.id },
      body: { version: job.version, measured },
    }),
  )
  const needed = neededFields(hasAdd, isProgressive)
  return {
    ...{ isProgressive, hasAdd },
    ref: fields.form,
    failure: acting.failure,
    isBusy: acting.isBusy,
    fieldOf: (name: string) => ({
      value: texts[name] ?? '',
      error: fields.errors[name],
      inputMode: 'text' as const,
      autoComplete: 'off',
      maxLength: 10,
      onChange: ({ target }: { target: { value: string } }) => setTexts({ ...texts, [name]: target.value }),
    }),
    submit: (event: FormEvent) => {
      event.preventDefault()
      const unread = needed.filter((name) => readPower(texts[name]) === null)
      if (fields.check(Object.fromEntries(unread.map((name) => [name, words.lensDesk.needed])))) {
        acting.run(toMeasured(texts, { hasAdd, isProgressive }))
      }
    },
  }
}

const neededFields = (hasAdd: boolean, isProgressive: boolean): string[] => [
  ...EYES.flatMap((eye) => [
    `${eye}.sphere`,
    ...(hasAdd ? [`${eye}.add`] : []),
    ...(isProgressive ? [`${eye}.monoPd`, `${eye}.height`] : []),
  ]),
  'pd',
  'vertical',
  'horizontal',
]

function toMeasured(texts: Texts, { hasAdd, isProgressive }: { hasAdd: boolean; isProgressive: boolean }): Measured {
  const eye = (side: Eye): Measured['right'] => {
    const cylinder = readPower(texts[`${side}.cylinder`]) ?? 0
    const axis = readPower(texts[`${side}.axis`])
    return {
      sphere: readPower(texts[`${side}.sphere`]) ?? 0,
      cylinder,
      axis: cylinder === 0 || axis === null ? null : Math.round(axis / 100) || 180,
      add: hasAdd ? readPower(texts[`${side}.add`]) : null,
      monoPd: isProgressive ? readLength(texts[`${side}.monoPd`]) : null,
      height: isProgressive ? readLength(texts[`${side}.height`]) : null,
    }
  }
  return {
    right: eye('right'),
    left: eye('left'),
    pd: readLength(texts.pd) ?? 0,
    verticalPrism: Math.abs(readPower(texts.vertical) ?? 0),
    horizontalPrism: Math.abs(readPower(texts.horizontal) ?? 0),
  }
}
