import { useEffect } from 'react'
import { Link, LinkButton } from '../../client/link.tsx'
import { inEuro } from '../../client/money-in-euro.ts'
import { useNavigate } from '../../client/navigate.ts'
import { useSite, useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import type { Order } from '../../contract/orders.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PaymentLine } from '../payment/payment-line.tsx'
import { PageLinks } from '../site/page-links.tsx'
import { LineList } from './line-list.tsx'
import { orderLines } from './order-lines.ts'
import { progressOf } from './order-progress.tsx'
import { useOrdersPage } from './use-orders-page.ts'

export function OrderHistory() {
  const { account } = useWords()
  const { orders, position } = useOrdersPage()
  const isBeyond = orders.data !== undefined && !orders.isPlaceholderData && position.current > position.total
  useLastPage(isBeyond ? position.total : null)
  if (orders.isPending) return <Skeleton className="h-48" />
  if (orders.isError) {
    return (
      <p role="alert" className="text-terracotta">
        {account.ordersFailed}
      </p>
    )
  }
  if (orders.data.total === 0) {
    return (
      <EmptyState title={account.noOrders} text={account.noOrdersText}>
        <LinkButton to={href('collections')}>{account.startShopping}</LinkButton>
      </EmptyState>
    )
  }
  return (
    <div className="max-w-3xl" aria-busy={orders.isPlaceholderData}>
      <ol className="space-y-14">
        {orders.data.items.map((order) => (
          <li key={order.id}>
            <PastOrder order={order} />
          </li>
        ))}
      </ol>
      <PageLinks position={position} addressOfPage={addressOfPage} />
    </div>
  )
}

const addressOfPage = (page: number) => href('account', {}, { page })

/** Redirects from a page beyond the end to the last one. */
function useLastPage(last: number | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (last !== null) void navigate(addressOfPage(last), { replace: true })
  }, [last, navigate])
}

function PastOrder({ order }: { order: Order }) {
  const { words, language } = useSite()
  return (
    <article aria-labelledby={order.id}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={order.id} className="figures font-text text-body font-medium">
          <Link to={href('accountOrder', { orderId: order.id })} className="plain-link">
            {fill(words.account.order, { number: order.id })}
          </Link>
        </h2>
        <p className="text-small text-ink-soft">
          <time dateTime={order.createdAt}>{formatDate(order.createdAt, 'momentDay', language)}</time>
          {' · '}
          {words.orderStatus[order.status]}
        </p>
      </div>
      <p className="mb-4 text-small">{progressOf(order, words)}</p>
      <PaymentLine order={order} />
      <LineList lines={orderLines(order)} />
      <p className="figures mt-4 flex justify-between gap-6 text-body">
        <span>{words.checkout.total}</span>
        {inEuro(order.total)}
      </p>
    </article>
  )
}
