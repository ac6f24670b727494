import type { OrderStatus } from '../../domain/order-status.ts'
import { useAdminWords } from '../site/admin-words.tsx'

const MARKS: Record<OrderStatus, string> = {
  pending: 'bg-brass border-brass',
  confirmed: 'bg-sea border-sea',
  in_fulfilment: 'bg-sea border-sea',
  ready_for_collection: 'border-sea',
  shipped: 'border-sea',
  delivered: 'border-hairline bg-hairline',
  cancelled: 'border-terracotta',
  returned: 'border-terracotta',
}

export function StatusMark({ status }: { status: OrderStatus }) {
  const { orders } = useAdminWords()
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-round border-[1.5px] ${MARKS[status]}`} />
      {orders.status[status]}
    </span>
  )
}
