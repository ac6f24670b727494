import type { ReactNode } from 'react'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { fill } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { Panel } from '../site/panel.tsx'
import type { AdminOrder } from './order.ts'

export function OrderMoney({ order }: { order: AdminOrder }) {
  const { order: words } = useAdminWords()
  const { checkout } = useSite().words
  return (
    <Panel title={words.money}>
      <p className="mb-3">{checkout.paymentMethods[order.paymentMethod]}</p>
      <dl className="space-y-1.5 text-small">
        <Amount name={words.subtotal}>{inEuro(order.subtotal)}</Amount>
        <Amount name={checkout.shippingMethods[order.shippingMethod]}>
          {order.shipping === 0 ? words.free : inEuro(order.shipping)}
        </Amount>
        {order.cashFee > 0 && <Amount name={checkout.cashFee}>{inEuro(order.cashFee)}</Amount>}
        <Amount name={words.total} isTotal>
          {inEuro(order.total)}
        </Amount>
      </dl>
      <p className="figures mt-1.5 text-label text-ink-soft">{fill(words.vat, { amount: inEuro(order.vat) })}</p>
    </Panel>
  )
}

function Amount({ name, isTotal = false, children }: { name: string; isTotal?: boolean; children: ReactNode }) {
  return (
    <div
      className={`flex justify-between gap-6 ${isTotal ? 'border-t border-hairline pt-2 text-body font-medium' : ''}`}
    >
      <dt>{name}</dt>
      <dd className="figures">{children}</dd>
    </div>
  )
}
