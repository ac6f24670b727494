import { useSearchParams } from 'react-router'
import { ORDER_VIEW_NAMES, type OrderView } from '../../domain/order-views.ts'
import { adminHref } from '../site/screens.ts'

interface OrdersQuery {
  view: OrderView
  q: string
  after: string | undefined
}

/** A search looks through all orders unless somebody chooses a view for it. */
const defaultView = (q: string): OrderView => (q === '' ? 'open' : 'all')

export function useOrdersQuery(): OrdersQuery {
  const [search] = useSearchParams()
  const q = search.get('q') ?? ''
  const view = ORDER_VIEW_NAMES.find((name) => name === search.get('view'))
  return { view: view ?? defaultView(q), q, after: search.get('after') ?? undefined }
}

export const ordersHref = ({ view, q, after }: Partial<OrdersQuery>) =>
  adminHref('orders', { query: { view: view === defaultView(q ?? '') ? undefined : view, q, after } })
