import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import type { Order } from '../../contract/orders.ts'
import { formatDate } from '../../i18n/formats.ts'
import { isPayable } from './is-payable.ts'
import { TransferDetails } from './transfer-details.tsx'
import { paymentQuery } from './use-payment.ts'

interface PaymentNoticeProps {
  order: Order
  /** Of the payment's calls; see `paymentQuery`. */
  paymentKey: string
  className?: string
}

/** How the payment of an order stands: with a button where it can be paid, and the account where a transfer is awaited. */
export function PaymentNotice({ order, paymentKey, className = '' }: PaymentNoticeProps) {
  const { words, language } = useSite()
  const isAwaited = order.paymentStatus === 'awaiting_transfer' && order.status !== 'cancelled'
  const { data } = useQuery({ ...paymentQuery(paymentKey), staleTime: 0, gcTime: 0, enabled: isAwaited })
  if (order.status === 'cancelled' && order.paymentStatus === 'unpaid') return null
  return (
    <section aria-labelledby="order-payment" className={className}>
      <h2 id="order-payment" className="label font-text text-ink-soft">
        {words.orderHistoryOf.payment}
      </h2>
      <p className="mt-2 text-lead">{words.paymentStatus[order.paymentStatus]}</p>
      {isPayable(order) && (
        <>
          {order.heldUntil && (
            <p className="figures mt-1">
              {words.payment.heldUntil}{' '}
              <time dateTime={order.heldUntil}>{formatDate(order.heldUntil, 'shortMoment', language)}</time>
            </p>
          )}
          <LinkButton to={href('orderPayment', { token: paymentKey })} className="mt-5">
            {words.payment.payNow}
          </LinkButton>
        </>
      )}
      {isAwaited && data?.transfer && (
        <div className="mt-5">
          <TransferDetails transfer={data.transfer} />
        </div>
      )}
    </section>
  )
}
