import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LinkButton } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import type { OrderForBuyer } from '../../contract/orders.ts'
import { useSettings } from '../site/storefront-context.tsx'
import { CancelOrder } from './cancel-order.tsx'

interface OrderActsProps {
  order: OrderForBuyer
  /** Of the order's own query. */
  queryKey: QueryKey
  cancel: () => Promise<OrderForBuyer>
  /** How to send it back. */
  children: ReactNode
}

/** What the buyer may still do: cancel before it is packed, have it fitted, send it back. */
export function OrderActs({ order, queryKey, cancel, children }: OrderActsProps) {
  const { order: words } = useWords()
  const queries = useQueryClient()
  const { isOffered } = useSettings().appointments.services.fitting
  const isOver = order.status === 'cancelled' || order.status === 'returned'
  // Who collects it books their time where the store stands.
  const canBook = isOffered && !isOver && order.shippingMethod !== 'collection'
  return (
    <section aria-labelledby="order-acts" className="mb-8 space-y-6">
      <h2 id="order-acts" className="label font-text text-ink-soft">
        {words.acts}
      </h2>
      {order.mayCancel && (
        <CancelOrder cancel={cancel} onCancelled={(cancelled) => queries.setQueryData(queryKey, cancelled)} />
      )}
      {canBook && (
        <LinkButton to={href('contact', {}, { service: 'fitting' })} look="outline">
          {words.fitting}
        </LinkButton>
      )}
      {children}
    </section>
  )
}
