import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { toWire } from '../../contract/money.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { BOX, InputField } from '../../ui/field.tsx'
import { PriceField } from '../catalogue/price-field.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import type { FieldErrors } from '../site/use-field-errors.ts'
import type { OrderMoney } from './money.ts'
import { type RefundDraft, WAYS } from './refund-draft.ts'
import { StoreField, WayField } from './way-fields.tsx'

interface LinesProps {
  money: OrderMoney
  refund: RefundDraft
}

interface RefundFieldsProps extends LinesProps {
  errors: FieldErrors
  hasReason: boolean
}

export function RefundFields({ money, refund, errors, hasReason }: RefundFieldsProps) {
  const { money: words } = useAdminWords()
  const { draft, change, mostCents, amountText, isAtTill } = refund
  const modes = { byLine: words.byLine, byAmount: words.byAmount }
  return (
    <>
      <WayField
        label={words.refundBy}
        ways={['byLine', 'byAmount']}
        names={modes}
        value={draft.isByLine ? 'byLine' : 'byAmount'}
        onChange={(mode) => change({ isByLine: mode === 'byLine', amount: null })}
      />
      {draft.isByLine && <Lines money={money} refund={refund} />}
      <PriceField
        id="refund-amount"
        label={draft.isByLine ? words.deduction : words.amount}
        hint={draft.isByLine ? fill(words.deductionHint, { amount: inEuro(toWire(mostCents)) }) : ''}
        value={amountText}
        error={errors.amount}
        onChange={(amount) => change({ amount })}
      />
      {hasReason && (
        <InputField
          label={words.refundReason}
          hint={words.refundReasonHint}
          value={draft.reason}
          error={errors.reason}
          maxLength={200}
          onChange={({ target }) => change({ reason: target.value })}
          required
        />
      )}
      <WayField
        label={words.way}
        ways={WAYS}
        names={words.kind}
        value={draft.way}
        onChange={(way) => change({ way })}
      />
      {isAtTill && <StoreField value={draft.store} error={errors.store} onChange={(store) => change({ store })} />}
    </>
  )
}

function Lines({ money, refund: { draft, change } }: LinesProps) {
  const { money: words } = useAdminWords()
  const { language } = useSite()
  const { shippingLeft: paid, shippingOwed: owed } = money
  return (
    <>
      <ul className="divide-y divide-hairline/70 border-y border-hairline">
        {money.lines.map((line) => {
          const { orderItemId, left, quantity } = line
          const name = localized(line, 'name', language)
          return (
            <li key={orderItemId} className="flex flex-wrap items-center gap-x-5 gap-y-2 py-3 text-small">
              <p className="min-w-40 grow basis-1/2">
                {name}
                <span className="figures block text-label text-ink-soft">
                  {fill(words.left, { price: inEuro(line.price), left, quantity })}
                </span>
              </p>
              <input
                type="number"
                inputMode="numeric"
                min={0}
                max={left}
                aria-label={fill(words.pieces, { name })}
                value={draft.pieces[orderItemId] ?? 0}
                disabled={left === 0}
                onChange={({ target }) => {
                  const pieces = Math.min(left, Math.max(0, Math.trunc(target.valueAsNumber || 0)))
                  change({ pieces: { ...draft.pieces, [orderItemId]: pieces }, amount: null })
                }}
                onFocus={({ target }) => target.select()}
                className={`${BOX} figures max-w-24 text-right`}
              />
            </li>
          )
        })}
      </ul>
      {paid > 0 && (
        <PriceField
          id="refund-delivery"
          label={words.delivery}
          hint={fill(words.deliveryHint, { paid: inEuro(paid), owed: inEuro(owed) })}
          value={draft.shipping}
          onChange={(shipping) => change({ shipping, amount: null })}
        />
      )}
    </>
  )
}
