import { ROUNDINGS } from '../../domain/bulk-price.ts'
import { InputField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import type { BulkChoice } from './bulk-choice.ts'

interface BulkRuleFieldsProps {
  choice: BulkChoice
  onChange: (part: Partial<BulkChoice>) => void
}

export function BulkRuleFields({ choice, onChange }: BulkRuleFieldsProps) {
  const { bulk: words } = useAdminWords()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label={words.how}
        value={choice.by}
        onChange={({ target }) => onChange({ by: target.value as BulkChoice['by'] })}
        options={(['percent', 'amount', 'price'] as const).map((value) => ({ value, name: words.by[value] }))}
      />
      <InputField
        label={choice.by === 'percent' ? words.percent : words.amount}
        hint={choice.by === 'price' ? undefined : words.percentHint}
        inputMode="text"
        autoComplete="off"
        value={choice.number}
        onChange={({ target }) => onChange({ number: target.value })}
      />
      {choice.by !== 'price' && (
        <SelectField
          label={words.rounding}
          value={choice.rounding}
          onChange={({ target }) => onChange({ rounding: target.value as BulkChoice['rounding'] })}
          options={ROUNDINGS.map((value) => ({ value, name: words.roundings[value] }))}
        />
      )}
    </div>
  )
}
