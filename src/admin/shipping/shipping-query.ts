import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { adminHref } from '../site/screens.ts'

export const SHIPPING_VIEWS = ['waiting', 'created', 'under_way', 'queue', 'cash'] as const
export type ShippingView = (typeof SHIPPING_VIEWS)[number]

export function useShippingQuery(): { view: ShippingView; before: string | undefined } {
  const [search] = useSearchParams()
  const view = SHIPPING_VIEWS.find((name) => name === search.get('view')) ?? 'waiting'
  return { view, before: search.get('before') ?? undefined }
}

export const shippingHref = (view: ShippingView, before?: number | string) =>
  adminHref('shipping', { query: { view: view === 'waiting' ? undefined : view, before } })

/** After a change, the desk and the orders are read again. */
export function useReadParcelsAgain() {
  const queries = useQueryClient()
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey }) => /^\/api\/admin\/(shipping|orders)/.test(String(queryKey[0])),
    })
}
