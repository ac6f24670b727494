import type { ReactNode } from 'react'
import { InputField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import type { DraftField, ProductDraft } from './product-draft.ts'

/** What the fields of a product's form share. */
export interface ProductForm {
  draft: ProductDraft
  set: (part: Partial<ProductDraft>) => void
  errors: Readonly<Record<string, string>>
  isReadOnly: boolean
}

type TextField = { [Name in DraftField]: ProductDraft[Name] extends string ? Name : never }[DraftField]
type FlagField = Exclude<DraftField, TextField>

interface OwnProps<Name> {
  form: ProductForm
  name: Name
  label: string
}

/** Also the target of links from what is missing. */
export const fieldId = (name: string) => `product-${name}`

const wiringOf = ({ draft, set, errors, isReadOnly }: ProductForm, name: TextField) => ({
  id: fieldId(name),
  name,
  value: draft[name],
  error: errors[name],
  disabled: isReadOnly,
  onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
})

interface TextProps extends OwnProps<TextField> {
  hint?: ReactNode
  lang?: string
  list?: string
  isRequired?: boolean
  isDisabled?: boolean
  inputMode?: 'decimal'
}

export function TextInput({ form, name, isRequired = false, isDisabled = false, ...others }: TextProps) {
  const wiring = wiringOf(form, name)
  return (
    <InputField
      {...others}
      {...wiring}
      disabled={wiring.disabled || isDisabled}
      required={isRequired}
      autoComplete="off"
      spellCheck={others.lang !== undefined}
    />
  )
}

export function LongText({ form, name, ...others }: OwnProps<TextField> & { lang: string }) {
  return <TextAreaField {...others} {...wiringOf(form, name)} rows={6} />
}

interface ChoiceProps extends OwnProps<TextField> {
  options: readonly { value: string; name: string }[]
  /** The name of no choice, where there may be none. */
  none?: string
  hint?: ReactNode
}

export function Choice({ form, name, options, none, ...others }: ChoiceProps) {
  const all = none === undefined ? options : [{ value: '', name: none }, ...options]
  return <SelectField {...others} {...wiringOf(form, name)} options={all} />
}

export function Flag({ form, name, label }: OwnProps<FlagField>) {
  const { draft, set, isReadOnly } = form
  return (
    <label className="flex min-h-11 items-center gap-3 text-small">
      <input
        type="checkbox"
        className="size-5 accent-sea"
        checked={draft[name]}
        disabled={isReadOnly}
        onChange={({ target }) => set({ [name]: target.checked })}
      />
      {label}
    </label>
  )
}
