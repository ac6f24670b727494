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
  return async (change: () => Promise<OrderMoney>, done: string): Promise<boolean> => {
    try {
      const money = await confirmed(change)
      if (money === undefined) return false
      queries.setQueryData(orderMoneyQuery(orderId).queryKey, money)
      void queries.invalidateQueries({ queryKey: orderQuery(orderId).queryKey })
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => /^\/api\/admin\/(payments|takings)/.test(String(queryKey[0])),
      })
      toast.show({ title: done })
      return true
    } catch (error) {
      if (!(error instanceof ApiError) || error.problem?.code !== 'changed_meanwhile') throw error
      await Promise.all(
        [orderQuery(orderId), orderMoneyQuery(orderId)].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
      )
      toast.show({ title: shop.toast.error, description: words.changedBySomebody, tone: 'destructive' })
      return false
    }
  }
}
