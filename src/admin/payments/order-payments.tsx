import { useQuery } from '@tanstack/react-query'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { lookUp } from '../../domain/look-up.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { Loading } from '../site/loading.tsx'
import { Panel } from '../site/panel.tsx'
import type { OrderMoney, StaffRefund } from './money.ts'
import { OpenRefund } from './open-refund.tsx'
import { PaymentItem } from './payment-item.tsx'
import { RefundOrder } from './refund-order.tsx'
import { TakePayment } from './take-payment.tsx'
import { orderMoneyQuery } from './use-order-money.ts'

/** What came in for an order and what went back, and what staff can do about it. */
export function OrderPayments({ orderId }: { orderId: string }) {
  const { money: words } = useAdminWords()
  const money = useQuery(orderMoneyQuery(orderId))
  return (
    <Panel title={words.panel}>
      {money.data && <Money money={money.data} />}
      <Loading query={money} className="h-24" />
    </Panel>
  )
}

function Money({ money }: { money: OrderMoney }) {
  const { money: words } = useAdminWords()
  const may = useMay()
  const sums = (['captured', 'refunded', 'pending', 'due'] as const).filter((name) => money[name] > 0)
  return (
    <div className="space-y-4 text-small">
      <p className="text-body font-medium">{words.status[money.paymentStatus]}</p>
      {sums.length > 0 && (
        <dl className="figures space-y-1">
          {sums.map((name) => (
            <div key={name} className="flex justify-between gap-6">
              <dt>{words[name]}</dt>
              <dd>{inEuro(money[name])}</dd>
            </div>
          ))}
        </dl>
      )}
      {money.returnDue > 0 && <p>{fill(words.refundDue, { amount: inEuro(money.returnDue) })}</p>}
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {money.due > 0 && may('orders.edit') && <TakePayment money={money} />}
        {money.refundable > 0 && may('orders.refund') && <RefundOrder money={money} />}
      </div>
      {money.payments.length > 0 && (
        <ul aria-label={words.payments} className="space-y-3 border-t border-hairline/70 pt-3">
          {money.payments.map((payment) => (
            <PaymentItem key={payment.id} money={money} payment={payment} />
          ))}
        </ul>
      )}
      {money.refunds.length > 0 && (
        <ul aria-label={words.refunds} className="space-y-3 border-t border-hairline/70 pt-3">
          {money.refunds.map((refund) => (
            <RefundItem key={refund.id} refund={refund} />
          ))}
        </ul>
      )}
    </div>
  )
}

function RefundItem({ refund }: { refund: StaffRefund }) {
  const { money: words } = useAdminWords()
  const { language } = useSite()
  const may = useMay()
  const at = refund.doneAt ?? refund.createdAt
  const isByHand = refund.state === 'pending' && refund.kind !== 'gateway'
  return (
    <li>
      <p className="figures flex flex-wrap justify-between gap-x-4">
        <span>{fill(words.refundOf, { amount: inEuro(refund.amount) })}</span>
        <span className={refund.state === 'failed' ? 'text-terracotta' : ''}>
          {isByHand ? words.refundByHand : words.refundState[refund.state]}
        </span>
      </p>
      <p className="figures text-label text-ink-soft wrap-anywhere">
        {words.kind[refund.kind]} · <time dateTime={at}>{formatDate(at, 'shortMoment', language)}</time>
        {refund.staffName !== null && ` · ${refund.staffName}`}
        {refund.reference !== null && ` · ${refund.reference}`}
      </p>
      <p className="text-label wrap-anywhere text-ink-soft">
        {fill(words.reason, { reason: lookUp<string>(words.reasons, refund.reason) ?? refund.reason })}
      </p>
      {refund.failure !== null && (
        <p className="text-label wrap-anywhere text-terracotta">{fill(words.why, { reason: refund.failure })}</p>
      )}
      {may('orders.refund') && <OpenRefund refund={refund} />}
    </li>
  )
}
