import { Link, LinkButton } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import type { Order } from '../../contract/orders.ts'

/** On the page of an order: the withdrawal, unless all of it was made for the buyer or is over, and the guarantee. */
export function ReturnLinks({ order, to }: { order: Order; to: string }) {
  const { footer } = useWords()
  const isOver = order.status === 'cancelled' || order.status === 'returned'
  const canWithdraw = !isOver && order.items.some(({ isMadeToOrder }) => !isMadeToOrder)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {canWithdraw && (
        <LinkButton to={to} look="outline">
          {footer.withdraw}
        </LinkButton>
      )}
      <Link to={href('guarantee')} className="plain-link inline-block min-h-6 text-small">
        {footer.guarantee}
      </Link>
    </div>
  )
}
