import { useQueryClient } from '@tanstack/react-query'
import { useSite } from '../../client/site-context.tsx'
import { ApiError } from '../../contract/client.ts'
import { useToast } from '../../ui/toast.tsx'
import { orderQuery } from '../orders/use-order-change.ts'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { useConfirmed } from '../site/confirmation.tsx'
import type { OrderMoney } from './money.ts'

export const orderMoneyQuery = (orderId: string) =>
  adminQuery('GET /api/admin/orders/{orderId}/money', { params: { orderId } })

/** Acts on returns answer something else. */
const isMoney = (answer: unknown): answer is OrderMoney =>
  typeof answer === 'object' && answer !== null && 'paymentStatus' in answer

/**
 * Runs a change of an order's money, after a fresh confirmation where the server asks for one, and shows what it
 * answers. Where a colleague was faster, it reads the order again and says so.
 * @returns whether it was done
 */
export function useMoneyChange(orderId: string) {
  const { order: words } = useAdminWords()
  const { words: shop } = useSite()
  const queries = useQueryClient()
  const confirmed = useConfirmed()
  const toast = useToast()
  const readAgain = () =>
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => /^\/api\/admin\/(payments|takings|guarantee-claims)/.test(String(queryKey[0])),
    })
  return async (change: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      const answer = await confirmed(change)
      if (answer === undefined) return false
      if (isMoney(answer)) queries.setQueryData(orderMoneyQuery(orderId).queryKey, answer)
      else void queries.invalidateQueries({ queryKey: orderMoneyQuery(orderId).queryKey })
      void queries.invalidateQueries({ queryKey: orderQuery(orderId).queryKey })
      readAgain()
      toast.show({ title: done })
      return true
    } catch (error) {
      if (!(error instanceof ApiError) || error.problem?.code !== 'changed_meanwhile') throw error
      readAgain()
      await Promise.all(
        [orderQuery(orderId), orderMoneyQuery(orderId)].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
      )
      toast.show({ title: shop.toast.error, description: words.changedBySomebody, tone: 'destructive' })
      return false
    }
  }
}
