import { useQuery } from '@tanstack/react-query'
import type { Selection } from '../../ui/dense/use-selection.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import type { BatchResult, OrderListRow } from './order.ts'
import { useOrdersQuery } from './orders-query.ts'
import { ParcelForm } from './parcel-form.tsx'

interface ShipDialogProps {
  isOpen: boolean
  selection: Selection<OrderListRow>
  onClose: () => void
  onDone: (results: BatchResult['results']) => void
}

/** Each parcel has its own number, so a whole view is read before it is shipped. */
const MOST_PARCELS = 100

export function ShipDialog({ isOpen, selection, onClose, onDone }: ShipDialogProps) {
  const { batch: words, frame } = useAdminWords()
  const { view, q } = useOrdersQuery()
  const whole = useQuery({
    ...adminQuery('GET /api/admin/orders', { query: { view, q, limit: MOST_PARCELS } }),
    enabled: isOpen && selection.isWhole,
  })
  const rows = (selection.isWhole ? whole.data?.orders : selection.selected)?.filter(
    ({ status }) => status === 'in_fulfilment',
  )
  return (
    <Dialog isOpen={isOpen} title={words.shipTitle} closeLabel={frame.close} onClose={onClose}>
      {rows ? <ParcelForm rows={rows} onClose={onClose} onDone={onDone} /> : <Skeleton className="h-48" />}
    </Dialog>
  )
}
