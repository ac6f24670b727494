import { useQueryClient } from '@tanstack/react-query'
import { useToast } from '../../ui/toast.tsx'
import { adminQuery } from '../site/admin-query.ts'
import type { StockPage } from './stock.ts'

export const stockPageQuery = (productId: number) =>
  adminQuery('GET /api/admin/stock/products/{productId}', { params: { productId } })

/** Everything about stock shows something else after a change; what is seen is read again. */
export function useStockRefresh() {
  const queries = useQueryClient()
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey }) => /^\/api\/admin\/(stock|transfers|counts)/.test(String(queryKey[0])),
    })
}

/** Runs a change of a product, shows the page that it answers with, and says so. */
export function useStockChange(productId: number) {
  const queries = useQueryClient()
  const refresh = useStockRefresh()
  const toast = useToast()
  return async (change: () => Promise<StockPage>, done: string): Promise<void> => {
    queries.setQueryData(stockPageQuery(productId).queryKey, await change())
    toast.show({ title: done })
    void refresh()
  }
}
