import { InputField } from '../ui/field.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { useWords } from './gallery-words.ts'
import { Section } from './section.tsx'

export function FieldSection() {
  const words = useWords()
  const stores = Object.entries(words.stores).map(([value, name]) => ({ value, name }))
  return (
    <Section name={words.sections.fields}>
      <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        <InputField label={words.address} hint={words.addressHint} placeholder={words.addressValue} />
        <InputField label={words.address} defaultValue={words.addressValue} />
        <InputField label={words.address} error={words.addressProblem} />
        <InputField label={words.address} defaultValue={words.addressValue} disabled />
        <SelectField label={words.store} options={stores} />
        <SelectField label={words.store} options={stores} error={words.addressProblem} />
        <SelectField label={words.store} options={stores} disabled />
        <span className="max-lg:hidden" />
        <TextAreaField label={words.message} rows={4} hint={words.addressHint} />
        <TextAreaField label={words.message} rows={4} error={words.addressProblem} />
        <TextAreaField label={words.message} rows={4} disabled />
      </div>
    </Section>
  )
}
