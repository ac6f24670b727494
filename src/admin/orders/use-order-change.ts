import { useQueryClient } from '@tanstack/react-query'
import { useSite } from '../../client/site-context.tsx'
import { ApiError } from '../../contract/client.ts'
import { fill } from '../../i18n/translate.ts'
import { useToast } from '../../ui/toast.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import type { AdminOrder, OrderProblem } from './order.ts'

export const orderQuery = (orderId: string) => adminQuery('GET /api/admin/orders/{orderId}', { params: { orderId } })

/**
 * Runs a change and shows the order that it answers with. Where a colleague was faster, it shows the order as it is now
 * and says so; every other error is the caller's.
 * @returns whether the order was changed; a form that stays open shows what a colleague did by `onChangedMeanwhile`
 */
export function useOrderChange(orderId: string) {
  const { order: words } = useAdminWords()
  const { words: shop } = useSite()
  const queries = useQueryClient()
  const toast = useToast()

  const show = (order: AdminOrder) => {
    queries.setQueryData(orderQuery(orderId).queryKey, order)
    void queries.invalidateQueries({ queryKey: [`/api/admin/orders/${orderId}/money`] })
    // Lists and counts show something else now; they are read again when they are next seen.
    void queries.invalidateQueries({
      predicate: ({ queryKey }) =>
        /^\/api\/admin\/orders[?/]?(counts)?/.test(String(queryKey[0])) &&
        queryKey[0] !== orderQuery(orderId).queryKey[0],
    })
  }
  return async (
    change: () => Promise<AdminOrder>,
    done: string | ((order: AdminOrder) => string),
    onChangedMeanwhile?: (current: AdminOrder, changedBy: string | null) => void,
  ): Promise<boolean> => {
    try {
      const order = await change()
      show(order)
      toast.show({ title: typeof done === 'string' ? done : done(order) })
      return true
    } catch (error) {
      const problem = error instanceof ApiError ? (error.problem as OrderProblem['error'] | undefined) : undefined
      if (!problem?.current) throw error
      show(problem.current)
      const { changedBy } = problem
      if (onChangedMeanwhile) {
        onChangedMeanwhile(problem.current, changedBy ?? null)
        return false
      }
      const description = changedBy ? fill(words.changedMeanwhile, { name: changedBy }) : words.changedBySomebody
      toast.show({ title: shop.toast.error, description, tone: 'destructive' })
      return false
    }
  }
}
