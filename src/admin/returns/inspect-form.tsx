import { type FormEvent, useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { INSPECTION_OUTCOMES, type InspectionOutcome } from '../../domain/withdrawal.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { keepOwnStore, readOwnStore } from '../site/own-store.ts'
import { useOpenStores } from '../site/use-stores.ts'
import type { Withdrawal } from './returns.ts'
import { useWithdrawalChange } from './use-withdrawal-change.ts'

type Pieces = Readonly<Record<number, Readonly<Partial<Record<InspectionOutcome, number>>>>>

const allOf = ({ lines }: Withdrawal): Pieces =>
  Object.fromEntries(lines.map(({ productId, quantity, left }) => [productId, { restock: Math.min(quantity, left) }]))

export function InspectForm({ withdrawal }: { withdrawal: Withdrawal }) {
  const { returnsDesk: words } = useAdminWords()
  const { language, words: shop } = useSite()
  const api = useApi()
  const stores = useOpenStores().map((store) => ({ value: store.id, name: localized(store, 'name', language) }))
  const [store, setStore] = useState<string>(readOwnStore() ?? '')
  const [pieces, setPieces] = useState<Pieces>(() => allOf(withdrawal))
  const [deduction, setDeduction] = useState('')
  const [deductionReason, setReason] = useState('')
  const [problem, setProblem] = useState<'store' | 'pieces' | 'reason' | null>(null)
  const kept = Number(deduction.replace(',', '.')) || 0
  const lines = linesOf(pieces)
  const acting = useWithdrawalChange(withdrawal, (seen) => {
    keepOwnStore(store)
    return api.returns.inspect(withdrawal.id, { ...seen, store, lines, deduction: kept, deductionReason })
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found =
      store === '' ? 'store' : lines.length === 0 ? 'pieces' : kept > 0 && deductionReason === '' ? 'reason' : null
    setProblem(found)
    if (found === null) acting.run()
  }
  return (
    <form onSubmit={submit} noValidate aria-label={words.inspect} className="max-w-xl space-y-5">
      <p className="text-small text-ink-soft">{words.inspectText}</p>
      <ErrorBox text={acting.failure ?? (problem === 'pieces' ? words.noPieces : null)} />
      <SelectField
        label={words.store}
        value={store}
        error={problem === 'store' ? shop.problems.store_required : undefined}
        onChange={({ target }) => setStore(target.value)}
        options={[{ value: '', name: words.storeChoose }, ...stores]}
      />
      <ul className="divide-y divide-hairline/70 border-y border-hairline">
        {withdrawal.lines.map((line) => (
          <InspectedLine
            key={line.productId}
            line={line}
            pieces={pieces[line.productId] ?? {}}
            onChange={(changed) => setPieces({ ...pieces, [line.productId]: changed })}
          />
        ))}
      </ul>
      <InputField
        label={words.deductionLabel}
        hint={words.deductionHint}
        inputMode="decimal"
        value={deduction}
        onChange={({ target }) => setDeduction(target.value)}
      />
      {kept > 0 && (
        <InputField
          label={words.reasonLabel}
          maxLength={300}
          value={deductionReason}
          error={problem === 'reason' ? words.reasonNeeded : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <Button type="submit" isBusy={acting.isBusy}>
        {words.inspect}
      </Button>
    </form>
  )
}

interface InspectedLineProps {
  line: Withdrawal['lines'][number]
  pieces: Pieces[number]
  onChange: (pieces: Pieces[number]) => void
}

function InspectedLine({ line, pieces, onChange }: InspectedLineProps) {
  const { returnsDesk: words } = useAdminWords()
  const { language } = useSite()
  const name = localized(line, 'name', language)
  return (
    <li className="py-4">
      <p className="mb-2 text-small font-medium">{fill(words.line, { quantity: line.quantity, name })}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        {INSPECTION_OUTCOMES.map((outcome) => (
          <InputField
            key={outcome}
            label={words.outcome[outcome]}
            aria-label={fill(words.outcomeOf, { outcome: words.outcome[outcome], name })}
            type="number"
            inputMode="numeric"
            min={0}
            max={line.left}
            value={pieces[outcome] ?? 0}
            onChange={({ target }) => {
              const quantity = Math.trunc(target.valueAsNumber)
              if (quantity >= 0) onChange({ ...pieces, [outcome]: quantity })
            }}
          />
        ))}
      </div>
    </li>
  )
}

const linesOf = (pieces: Pieces) =>
  Object.entries(pieces).flatMap(([productId, found]) =>
    INSPECTION_OUTCOMES.map((outcome) => ({
      productId: Number(productId),
      quantity: found[outcome] ?? 0,
      outcome,
    })).filter(({ quantity }) => quantity > 0),
  )
