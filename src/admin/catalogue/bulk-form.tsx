import { type FormEvent, useState } from 'react'
import { PRODUCT_STATUSES } from '../../domain/publishing.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { type BulkChoice, changeOf, NEW_CHOICE } from './bulk-choice.ts'
import { BulkRuleFields } from './bulk-rule-fields.tsx'
import type { BulkRequest, useBulkChange } from './use-bulk-change.ts'

interface BulkFormProps {
  bulk: ReturnType<typeof useBulkChange>
  selection: BulkRequest['selection']
}

export function BulkForm({ bulk, selection }: BulkFormProps) {
  const { bulk: words, products } = useAdminWords()
  const mayPrice = useMay()('catalog.prices')
  const [choice, setChoice] = useState<BulkChoice>(NEW_CHOICE)
  const [problem, setProblem] = useState<string | null>(null)
  const set = (part: Partial<BulkChoice>) => {
    setProblem(null)
    setChoice({ ...choice, ...part })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const change = changeOf(choice)
    if (change === null) setProblem(words.badAmount)
    else bulk.previewing.run({ selection, change })
  }
  const names = (['price', 'reduction', 'status', 'isNew', 'isBestseller'] as const).filter(
    (name) => mayPrice || (name !== 'price' && name !== 'reduction'),
  )
  return (
    <form onSubmit={onSubmit} noValidate aria-label={words.title} className="grid max-w-xl gap-5">
      <ErrorBox text={problem ?? bulk.failure.text} />
      <SelectField
        label={words.what}
        value={choice.set}
        onChange={({ target }) => set({ set: target.value as BulkChoice['set'] })}
        options={names.map((value) => ({ value, name: words.choices[value] }))}
      />
      {choice.set === 'status' && (
        <SelectField
          label={words.to}
          value={choice.status}
          onChange={({ target }) => set({ status: target.value as BulkChoice['status'] })}
          options={PRODUCT_STATUSES.map((value) => ({ value, name: products.status[value] }))}
        />
      )}
      {(choice.set === 'isNew' || choice.set === 'isBestseller') && (
        <SelectField
          label={words.to}
          value={choice.flag}
          onChange={({ target }) => set({ flag: target.value as BulkChoice['flag'] })}
          options={[
            { value: 'true', name: words.yes },
            { value: 'false', name: words.no },
          ]}
        />
      )}
      {(choice.set === 'price' || choice.set === 'reduction') && <BulkRuleFields choice={choice} onChange={set} />}
      {choice.set === 'reduction' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <InputField
            label={words.from}
            type="date"
            value={choice.from}
            onChange={({ target }) => set({ from: target.value })}
          />
          <InputField
            label={words.until}
            type="date"
            value={choice.until}
            onChange={({ target }) => set({ until: target.value })}
          />
        </div>
      )}
      <Button type="submit" isBusy={bulk.previewing.isBusy} className="justify-self-start">
        {words.preview}
      </Button>
    </form>
  )
}
