import type { createAdminClient } from '../../src/contract/admin/client.ts'
import type { Withdrawal } from '../../src/contract/admin/returns.ts'
import { keyOf } from './request-key.ts'

type Admin = ReturnType<typeof createAdminClient>
type Persist = <T>(call: () => Promise<T>) => Promise<T | null>

/** Takes withdrawals from their receipt to their refund. A second statement about an order is refused. */
export function createReturnsDesk(admin: Admin, persist: Persist) {
  const stated = new Set<string>()

  async function visit(withdrawal: Withdrawal, isSecond: boolean): Promise<boolean> {
    const { id, version, state, mayBecome, lines } = withdrawal
    const seen = { version, requestKey: keyOf(id, state) }
    if (isSecond && mayBecome.includes('refused')) {
      return (await persist(() => admin.returns.refuse(id, { ...seen, reason: 'Stated twice' }))) !== null
    }
    if (state === 'goods_due') return (await persist(() => admin.returns.receive(id, seen))) !== null
    if (state === 'received') {
      const pieces = lines.map(({ productId, quantity }) => ({ productId, quantity, outcome: 'restock' as const }))
      const body = { ...seen, store: 'nicosia', lines: pieces, deduction: 0, deductionReason: '' }
      return (await persist(() => admin.returns.inspect(id, body))) !== null
    }
    if (state === 'inspected') return (await persist(() => admin.returns.refund(id, seen))) !== null
    return false
  }

  return {
    isStated: (orderId: string) => stated.has(orderId),
    noteStated: (orderId: string) => void stated.add(orderId),
    parcelsOf: (orderId: string) => admin.call('GET /api/admin/orders/{orderId}/parcels', { params: { orderId } }),
    async visitAll(): Promise<number> {
      const open = (await persist(() => admin.returns.list())) ?? []
      const first = new Map<string, number>()
      for (const { id, orderId } of open) {
        if (orderId !== null) first.set(orderId, Math.min(id, first.get(orderId) ?? id))
      }
      let acts = 0
      for (const { id, orderId } of open) {
        const withdrawal = await persist(() => admin.returns.get(id))
        if (withdrawal === null || orderId === null) continue
        if (await visit(withdrawal, first.get(orderId) !== id)) acts += 1
      }
      return acts
    },
  }
}
