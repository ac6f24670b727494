import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSite } from '../../client/site-context.tsx'
import { type Client, pathOf } from '../../contract/client.ts'
import type { Order } from '../../contract/orders.ts'
import { pageCount } from '../../domain/filters.ts'
import { useLocation } from '../navigation/view.ts'

const ORDERS_PAGE_SIZE = 10
const LAST_PAGE = 1_000_000

export function ordersPageOf(search: string): number | null {
  const page = new URLSearchParams(search).get('page')
  if (page === null) return null
  return /^[1-9]\d*$/.test(page) && Number(page) <= LAST_PAGE ? Number(page) : 1
}

export function useOrdersPage() {
  const { api } = useSite()
  const current = ordersPageOf(useLocation().search) ?? 1
  const query = { limit: ORDERS_PAGE_SIZE, offset: (current - 1) * ORDERS_PAGE_SIZE }
  const path = pathOf('GET /api/orders', { query })
  const orders = useQuery({
    queryKey: [path],
    queryFn: () => readOrders(api, path),
    // Orders change on the server and are private: refetched each time and not cached.
    staleTime: 0,
    gcTime: 0,
    // The previous data stays while the next page loads, so that the links keep the keyboard focus.
    placeholderData: keepPreviousData,
  })
  return { orders, position: { current, total: pageCount(orders.data?.total ?? 0, ORDERS_PAGE_SIZE) } }
}

async function readOrders(api: Client, path: string): Promise<{ items: Order[]; total: number }> {
  const { body, headers } = await api.readResponse(path)
  return { items: body as Order[], total: Number(headers.get('X-Total-Count')) }
}
