import { useQueryClient } from '@tanstack/react-query'
import { useAsyncAction } from '../../client/use-async-action.ts'
import type { Selection } from '../../ui/dense/use-selection.ts'
import { useApi } from '../site/admin-context.tsx'
import { useFailure } from '../site/use-failure.ts'
import type { BatchResult, OrderListRow } from './order.ts'
import { useOrdersQuery } from './orders-query.ts'

/** As the contract has it, which is not loaded with the page. */
export const MOST_IN_BATCH = 200

/** Lists, counts and pages of orders are read again. */
export function useReadOrdersAgain() {
  const queries = useQueryClient()
  return () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/orders') })
}

export function useBatchSteps(
  { selected, isWhole }: Selection<OrderListRow>,
  onDone: (results: BatchResult['results']) => void,
) {
  const api = useApi()
  const { view, q } = useOrdersQuery()
  const readAgain = useReadOrdersAgain()
  const failure = useFailure()
  const acting = useAsyncAction(async (status: 'confirmed' | 'in_fulfilment') => {
    failure.clear()
    const selection = isWhole
      ? { query: { view, q } }
      : { orders: selected.map(({ id, version }) => ({ id, version })) }
    const { results } = await api.orders.takeSteps({ selection, status })
    await readAgain()
    onDone(results)
  }, failure.set)
  return { ...acting, failure: failure.text }
}
