import type { ComponentProps } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { EYES, PRISM_BASES } from '../../domain/prescription/prescription.ts'
import { InputField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useAdminWords } from '../site/admin-words.tsx'

export type TypedField = Pick<ComponentProps<typeof InputField>, 'autoComplete' | 'maxLength'> & {
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

interface EyeRowsProps {
  fieldOf: (field: string) => TypedField
  /** Heights are asked where the lenses need them. */
  isMultifocal: boolean
}

export function EyeRows({ fieldOf, isMultifocal }: EyeRowsProps) {
  const { lensDesk: words } = useAdminWords()
  const { prescriptions } = useSite().words
  const { fields, eyes, bases } = prescriptions
  const baseOptions = [{ value: '', name: '–' }, ...PRISM_BASES.map((base) => ({ value: base, name: bases[base] }))]
  return EYES.map((eye) => (
    <fieldset key={eye}>
      <legend className="mb-2 font-medium text-small">{eyes[eye]}</legend>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {(['sphere', 'cylinder', 'axis', 'add'] as const).map((name) => (
          <InputField key={name} label={fields[name]} {...fieldOf(`${eye}.${name}`)} className="figures" />
        ))}
        <InputField label={fields.prism} {...fieldOf(`${eye}.prisms.0.amount`)} />
        <Base label={fields.base} options={baseOptions} field={fieldOf(`${eye}.prisms.0.base`)} />
        {isMultifocal && <InputField label={words.height} {...fieldOf(`height.${eye}`)} />}
      </div>
    </fieldset>
  ))
}

interface BaseProps {
  label: string
  options: readonly { value: string; name: string }[]
  field: TypedField
}

const Base = ({ label, options, field: { value, error, onChange } }: BaseProps) => (
  <SelectField label={label} options={options} value={value} error={error} onChange={onChange} />
)
