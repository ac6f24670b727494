import { useSite } from '../../client/site-context.tsx'
import type { Order } from '../../contract/orders.ts'
import { formatDate } from '../../i18n/formats.ts'
import { type Dictionary, fill } from '../../i18n/translate.ts'

export function OrderProgress({ order }: { order: Order }) {
  const { words, language } = useSite()
  const date = formatDate(order.createdAt, 'momentDay', language)
  return (
    <div>
      <p className="text-ink-soft">
        <time dateTime={order.createdAt}>{fill(words.order.placed, { date })}</time>
      </p>
      <dl className="mt-6 border-y border-hairline py-5">
        <dt className="label text-ink-soft">{words.order.status}</dt>
        <dd className="mt-2 text-lead">{words.orderStatus[order.status]}</dd>
        <dd className="mt-1">{progressOf(order, words)}</dd>
      </dl>
    </div>
  )
}

/** A pending order is looked through once its money is there, or is agreed to be taken later. */
export function progressOf({ status, paymentStatus }: Order, { order, payment }: Dictionary): string {
  if (status !== 'pending') return order.tracking[status]
  if (paymentStatus === 'unpaid') return payment.waiting
  return paymentStatus === 'awaiting_transfer' ? payment.waitingForTransfer : order.tracking.pending
}
