import type { OrderStatus } from '../../domain/order-status.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { Mark, type MarkLook } from '../site/mark.tsx'

const LOOKS: Record<OrderStatus, MarkLook> = {
  pending: 'waiting',
  confirmed: 'active',
  in_fulfilment: 'active',
  ready_for_collection: 'nearlyDone',
  shipped: 'nearlyDone',
  delivered: 'done',
  cancelled: 'ended',
  returned: 'ended',
}

export function StatusMark({ status }: { status: OrderStatus }) {
  const { orders } = useAdminWords()
  return (
    <Mark look={LOOKS[status]}>
      <span className="whitespace-nowrap">{orders.status[status]}</span>
    </Mark>
  )
}
