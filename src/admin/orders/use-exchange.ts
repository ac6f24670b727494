import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { adminQuery } from '../site/admin-query.ts'
import type { DraftLine } from './draft-lines.tsx'
import type { AdminOrder, KnownBuyer } from './order.ts'
import type { useTaking } from './use-taking.ts'

/**
 * Fills a new order with the pieces and the buyer of a withdrawal. The old price is refunded with the withdrawal; the new
 * order is at today's, as the server prices it.
 * @returns the withdrawal's reference, and what is no longer sold; `null` until it is read
 */
export function useExchange(withdrawalId: number | null, { change, choose }: ReturnType<typeof useTaking>) {
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: ['exchange', withdrawalId],
    queryFn: () => readExchange(queries, withdrawalId ?? 0),
    enabled: withdrawalId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isFilled = useRef(false)
  useEffect(() => {
    if (data === undefined || isFilled.current) return
    isFilled.current = true
    if (data.buyer !== null) choose(data.buyer)
    change({ lines: data.lines })
  })
  return data ?? null
}

async function readExchange(queries: QueryClient, id: number) {
  const withdrawal = await queries.fetchQuery(adminQuery('GET /api/admin/returns/{id}', { params: { id } }))
  const found = await Promise.all(
    withdrawal.lines.map(async (line) => {
      const query = { q: line.sku }
      const products = await queries.fetchQuery(adminQuery('GET /api/admin/orders/products', { query }))
      return { line, product: products.find(({ productId }) => productId === line.productId) }
    }),
  )
  const { orderId } = withdrawal
  const order =
    orderId === null
      ? null
      : await queries.fetchQuery(adminQuery('GET /api/admin/orders/{orderId}', { params: { orderId } }))
  return {
    reference: withdrawal.reference,
    buyer: order === null || order.isErased ? null : buyerOf(order),
    lines: found.flatMap(({ line, product }): DraftLine[] => {
      if (product === undefined) return []
      const { productId, sku, name, nameEl, price } = product
      return [{ productId, sku, name, nameEl, price, quantity: line.quantity, isNew: true }]
    }),
    missing: found.flatMap(({ line, product }) => (product === undefined ? [line] : [])),
  }
}

function buyerOf({ id, createdAt, language, paymentMethod, shippingAddress }: AdminOrder): KnownBuyer {
  return {
    ...shippingAddress,
    orderId: id,
    orderedAt: createdAt,
    language: language as KnownBuyer['language'],
    paymentMethod,
  }
}
