import { useQuery } from '@tanstack/react-query'
import { ORDER_VIEW_NAMES } from '../../domain/order-views.ts'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { ViewTabs } from '../site/view-tabs.tsx'
import { ordersHref, useOrdersQuery } from './orders-query.ts'

const COUNTED = ['open', 'pending', 'confirmed', 'in_fulfilment', 'ready_for_collection', 'shipped']

export function OrderTabs() {
  const { orders: words } = useAdminWords()
  const { view, q } = useOrdersQuery()
  const counts = useQuery(adminQuery('GET /api/admin/orders/counts', {})).data?.counts
  const views = ORDER_VIEW_NAMES.map((name) => ({
    name: words.view[name],
    to: ordersHref({ view: name, q }),
    isCurrent: name === view,
    count: COUNTED.includes(name) ? counts?.[name] : undefined,
  }))
  return <ViewTabs label={words.views} views={views} />
}
