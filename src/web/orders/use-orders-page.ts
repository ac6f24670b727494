import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useSite } from '../../client/site-context.tsx'
import { type Client, pathOf } from '../../contract/client.ts'
import type { Order } from '../../contract/orders.ts'
import { pageCount } from '../../domain/filters.ts'

const ORDERS_PAGE_SIZE = 10
const LAST_PAGE = 1_000_000

/** The page of the orders that an address asks for, `null` where it asks for none. */
export function ordersPageOf(search: string): number | null {
  const page = new URLSearchParams(search).get('page')
  if (page === null) return null
  return /^[1-9]\d*$/.test(page) && Number(page) <= LAST_PAGE ? Number(page) : 1
}

/** The orders that stand on the page of the address, and where that page is among all. */
export function useOrdersPage() {
  const { api } = useSite()
  const current = ordersPageOf(useLocation().search) ?? 1
  const query = { limit: ORDERS_PAGE_SIZE, offset: (current - 1) * ORDERS_PAGE_SIZE }
  const path = pathOf('GET /api/orders', { query })
  const orders = useQuery({
    queryKey: [path],
    queryFn: () => readOrders(api, path),
    // Orders change behind the page's back and belong to one person: read anew each time, and kept for nobody.
    staleTime: 0,
    gcTime: 0,
    // The links stay while the next page is fetched, and with them the keyboard's focus.
    placeholderData: keepPreviousData,
  })
  return { orders, position: { current, total: pageCount(orders.data?.total ?? 0, ORDERS_PAGE_SIZE) } }
}

async function readOrders(api: Client, path: string): Promise<{ items: Order[]; total: number }> {
  const { body, headers } = await api.readAnswer(path)
  return { items: body as Order[], total: Number(headers.get('X-Total-Count')) }
}
