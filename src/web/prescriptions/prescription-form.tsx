import { type ReactNode, useState } from 'react'
import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { PRISM_PLACES } from '../../client/prescription/entry-texts.ts'
import { useSite } from '../../client/site-context.tsx'
import { EYES, type Eye, PRISM_BASES } from '../../domain/prescription/prescription.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { EntryField } from './entry-field.tsx'
import { FocusedTitle } from './focused-title.tsx'
import { ReadBack } from './read-back.tsx'
import { type EntryForm, type ReadEntry, useEntryForm } from './use-entry-form.ts'

/** A paper is copied, checked, read back and saved. */
export function PrescriptionForm({ onDone }: { onDone: () => void }) {
  const [read, setRead] = useState<ReadEntry | null>(null)
  const form = useEntryForm(setRead)
  return read ? (
    <ReadBack read={read} onChange={() => setRead(null)} onDone={onDone} />
  ) : (
    <Typing form={form} onCancel={onDone} />
  )
}

export function Typing({ form, onCancel }: { form: EntryForm; onCancel: () => void }) {
  const { form: words } = useSite().words.prescriptions
  return (
    <form
      method="post"
      noValidate
      className="max-w-3xl"
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <FocusedTitle>{words.title}</FocusedTitle>
      <p className="mt-3 mb-8 text-small text-ink-soft">{words.lead}</p>
      <ProblemSummary form={form} />
      <div className="space-y-10">
        {EYES.map((eye) => (
          <EyeFields key={eye} form={form} eye={eye} />
        ))}
        <PdFields form={form} />
        <PaperFields form={form} />
        <MoreFields form={form} />
      </div>
      <div className="mt-10 flex flex-wrap gap-3">
        <Button type="submit">{words.check}</Button>
        <Button look="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

function EyeFields({ form, eye }: { form: EntryForm; eye: Eye }) {
  const { eyes, eyeCodes, fields, codes, hints } = useSite().words.prescriptions
  const isFirst = eye === EYES[0]
  return (
    <Group title={eyes[eye]} code={eyeCodes[eye]}>
      <div className="grid grid-cols-1 items-start gap-5 min-[26rem]:grid-cols-2 lg:grid-cols-4">
        {(['sphere', 'cylinder', 'axis', 'add'] as const).map((name) => (
          <EntryField
            key={name}
            form={form}
            field={`${eye}.${name}`}
            label={`${fields[name]} (${codes[name]})`}
            isSigned={name === 'sphere' || name === 'cylinder'}
            {...(isFirst ? { hint: hints[name] } : {})}
          />
        ))}
      </div>
    </Group>
  )
}

function PdFields({ form }: { form: EntryForm }) {
  const { fields, hints } = useSite().words.prescriptions
  return (
    <Group title={fields.farPd} text={hints.pd}>
      <div className="grid max-w-2xl grid-cols-1 items-start gap-5 min-[26rem]:grid-cols-3">
        {(['total', 'right', 'left'] as const).map((part) => (
          <EntryField key={part} form={form} field={`pd.far.${part}`} label={fields[part]} />
        ))}
      </div>
    </Group>
  )
}

function PaperFields({ form }: { form: EntryForm }) {
  const { fields, hints } = useSite().words.prescriptions
  return (
    <div className="grid max-w-2xl items-start gap-5 sm:grid-cols-2">
      <EntryField form={form} field="issuedOn" label={fields.issuedOn} hint={hints.date} inputMode="text" />
      <EntryField form={form} field="expiresOn" label={fields.expiresOn} inputMode="text" />
      <EntryField
        form={form}
        field="prescriber"
        label={fields.prescriber}
        hint={hints.prescriber}
        inputMode="text"
        className="sm:col-span-2"
      />
      <InputField
        label={fields.age}
        hint={hints.age}
        value={form.age}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        onChange={(event) => form.setAge(event.target.value)}
      />
    </div>
  )
}

function MoreFields({ form }: { form: EntryForm }) {
  const { more, fields, hints, eyes } = useSite().words.prescriptions
  return (
    <details className="border-y border-hairline py-4">
      <summary className="min-h-6 cursor-pointer font-medium">{more}</summary>
      <div className="mt-6 space-y-8">
        {EYES.map((eye) => (
          <Group key={eye} title={`${eyes[eye]}, ${fields.prism}`}>
            <div className="grid max-w-2xl grid-cols-2 items-start gap-5">
              {PRISM_PLACES.flatMap((at) => [
                <EntryField key={`${at}a`} form={form} field={`${eye}.prisms.${at}.amount`} label={fields.prism} />,
                <BaseField key={`${at}b`} form={form} field={`${eye}.prisms.${at}.base`} />,
              ])}
            </div>
          </Group>
        ))}
        <Group title={fields.nearPd}>
          <div className="grid max-w-2xl grid-cols-1 items-start gap-5 min-[26rem]:grid-cols-3">
            {(['total', 'right', 'left'] as const).map((part) => (
              <EntryField key={part} form={form} field={`pd.near.${part}`} label={fields[part]} />
            ))}
          </div>
        </Group>
        <EntryField form={form} field="vertex" label={fields.vertex} hint={hints.vertex} className="max-w-80" />
      </div>
    </details>
  )
}

function BaseField({ form, field }: { form: EntryForm; field: `${Eye}.prisms.${number}.base` }) {
  const { fields, bases } = useSite().words.prescriptions
  return (
    <SelectField
      id={form.idOf(field)}
      label={fields.base}
      value={form.texts[field] ?? ''}
      onChange={(event) => form.type(field, event.target.value)}
      options={[{ value: '', name: '' }, ...PRISM_BASES.map((base) => ({ value: base, name: bases[base] }))]}
    />
  )
}

function Group({ title, code, text, children }: { title: string; code?: string; text?: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-4 text-lead">
        {title}
        {code && <span className="ml-2 text-small text-ink-soft">{code}</span>}
      </legend>
      {text && <p className="-mt-2 mb-4 text-small text-ink-soft">{text}</p>}
      {children}
    </fieldset>
  )
}
