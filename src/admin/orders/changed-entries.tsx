import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { lookUp } from '../../domain/look-up.ts'
import { fill } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { useStoreName } from '../site/use-stores.ts'
import { By } from './by-staff.tsx'
import type { AdminOrder } from './order.ts'

type Entry<Kind extends string> = Extract<AdminOrder['timeline'][number], { is: Kind }>

export function EditedEntry({ entry }: { entry: Entry<'order_edited'> }) {
  const { timeline: words, orderEdit } = useAdminWords()
  const { checkout } = useSite().words
  const { lines, total, shippingMethod, hasNewAddress } = entry
  const cents = Math.round((total.to - total.from) * 100)
  const amount = inEuro(Math.abs(cents) / 100)
  return (
    <div>
      {words.edited}
      <ul className="figures text-label">
        {lines.map((line) => (
          <li key={line.sku}>{fill(words.editedLine, line)}</li>
        ))}
        {shippingMethod && (
          <li>
            {fill(words.editedDelivery, {
              from: checkout.shippingMethods[shippingMethod.from],
              to: checkout.shippingMethods[shippingMethod.to],
            })}
          </li>
        )}
        {hasNewAddress && <li>{words.editedAddress}</li>}
        {cents !== 0 && (
          <li>
            {fill(words.editedTotal, { from: inEuro(total.from), to: inEuro(total.to) })}
            <span className="block">{fill(cents > 0 ? orderEdit.more : orderEdit.less, { amount })}</span>
          </li>
        )}
      </ul>
      <By name={entry.staffName} />
    </div>
  )
}

export function ReturnedEntry({ entry }: { entry: Entry<'items_returned'> }) {
  const { timeline: words } = useAdminWords()
  const storeName = useStoreName()
  return (
    <div>
      {fill(words.returned, { store: storeName(entry.store) })}
      <ul className="figures text-label">
        {entry.lines.map(({ sku, quantity, isDamaged }) => (
          <li key={`${sku} ${isDamaged}`}>
            {fill(isDamaged ? words.returnedDamaged : words.returnedLine, { sku, quantity })}
          </li>
        ))}
        <li>{fill(words.refundDue, { amount: inEuro(entry.refundDue) })}</li>
      </ul>
      <By name={entry.staffName} />
    </div>
  )
}

export function ChangedEntry({ entry }: { entry: Entry<'changed'> }) {
  const { orderEvents } = useAdminWords()
  const { event, amount, reference } = entry
  const texts = orderEvents[entry.subject]
  const text = lookUp<string>(texts, event) ?? texts.other
  const values = { event, amount: amount === null ? '' : inEuro(amount), reference: reference ?? '' }
  return (
    <p>
      {fill(text as '{event} {amount} {reference}', values)}
      <By name={entry.staffName} />
    </p>
  )
}
