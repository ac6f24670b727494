import { Link } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import type { Order } from '../../contract/orders.ts'
import { isPayable } from './is-payable.ts'

/** Whether an order is paid; where it is not, the way to pay. */
export function PaymentLine({ order }: { order: Order }) {
  const { payment, paymentStatus } = useWords()
  if (order.status === 'cancelled' && order.paymentStatus === 'unpaid') return null
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4 text-small">
      <span className={isPayable(order) ? 'text-terracotta' : 'text-ink-soft'}>
        {paymentStatus[order.paymentStatus]}
      </span>
      {isPayable(order) && (
        <Link
          to={href('orderPayment', { token: order.id })}
          className="plain-link inline-flex min-h-6 items-center"
          aria-describedby={order.id}
        >
          {payment.payNow}
        </Link>
      )}
    </p>
  )
}
