import type { ComponentProps } from 'react'
import { InputField } from '../../ui/field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import type { BrandDraft } from './brand-draft.ts'

interface BrandFieldsProps {
  draft: BrandDraft
  errors: Readonly<Record<string, string>>
  isReadOnly: boolean
  onChange: (part: Partial<BrandDraft>) => void
}

type TextName = Exclude<keyof BrandDraft, 'isInUnion'>

export function BrandFields({ draft, errors, isReadOnly, onChange }: BrandFieldsProps) {
  const { brands: words } = useAdminWords()
  const text = (name: TextName, more: Partial<ComponentProps<typeof InputField>> = {}) => (
    <InputField
      {...more}
      id={`brand-${name}`}
      label={words[name]}
      error={errors[name]}
      value={draft[name]}
      disabled={isReadOnly}
      autoComplete="off"
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  )
  return (
    <div className="grid max-w-3xl gap-9">
      {text('brand', { maxLength: 100, required: true, hint: words.renameHint })}
      <fieldset className="border-t border-hairline pt-5">
        <legend className="float-left mb-2 w-full font-display text-title">{words.makerTitle}</legend>
        <div className="clear-both grid gap-5">
          <p className="text-small text-ink-soft">{words.makerText}</p>
          <div className="grid gap-5 sm:grid-cols-2">
            {text('maker', { maxLength: 300 })}
            {text('email', { type: 'email', maxLength: 254 })}
          </div>
          {text('postalAddress', { maxLength: 300 })}
          <label className="flex min-h-11 cursor-pointer items-center gap-3 text-small">
            <input
              type="checkbox"
              checked={draft.isInUnion}
              disabled={isReadOnly}
              onChange={({ target }) => onChange({ isInUnion: target.checked })}
              className="size-5 accent-sea"
            />
            {words.isInUnion}
          </label>
          {(!draft.isInUnion || draft.responsiblePerson !== '') && (
            <TextAreaField
              id="brand-responsiblePerson"
              label={words.responsiblePerson}
              hint={words.responsibleHint}
              error={errors.responsiblePerson}
              rows={2}
              maxLength={300}
              value={draft.responsiblePerson}
              disabled={isReadOnly}
              onChange={({ target }) => onChange({ responsiblePerson: target.value.replaceAll('\n', ' ') })}
            />
          )}
        </div>
      </fieldset>
    </div>
  )
}
