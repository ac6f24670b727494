import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../client/error-message.ts'
import { useNavigate } from '../../client/navigate.ts'
import { callQuery } from '../../client/queries.ts'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import type { PaymentView } from '../../contract/payments.ts'
import { isOrderNumber } from '../../domain/order-number.ts'
import type { RetryMethod } from '../../domain/payment-view.ts'
import { leaveForGateway } from './leave-for-gateway.ts'

const FAST_MS = 2_000
const SLOW_MS = 10_000
/** Two minutes, then slower. */
const FAST_CHECKS = 60

/**
 * @param key an order's number, for its buyer's session; or the token of its link
 */
export const paymentQuery = (key: string) =>
  isOrderNumber(key)
    ? callQuery('GET /api/orders/{orderId}/payment', { params: { orderId: key } })
    : callQuery('GET /api/payments/by-link/{token}', { params: { token: key } })

/** How the payment of an order stands; looked up again and again while the bank has not answered. */
export function usePayment(key: string) {
  const checks = useRef(0)
  return useQuery<PaymentView>({
    ...paymentQuery(key),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => {
      if (data?.state !== 'checking') return false
      checks.current += 1
      return checks.current <= FAST_CHECKS ? FAST_MS : SLOW_MS
    },
  })
}

/** Where the checkout leaves for the payment's screen why the payment could not be started. */
export const startFailureKey = (key: string) => ['payment start failure', key]

/** Starts a payment, and leaves for the gateway's page. */
export function useStartPayment(key: string) {
  const { api, words } = useSite()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [failure, setFailure] = useState(() => queries.getQueryData<string>(startFailureKey(key)) ?? null)
  useEffect(() => queries.removeQueries({ queryKey: startFailureKey(key) }), [queries, key])
  const start = useAsyncAction(
    async (paymentMethod: RetryMethod) => {
      setFailure(null)
      const body = { paymentMethod }
      const view = await (isOrderNumber(key) ? api.payments.start(key, body) : api.payments.startByLink(key, body))
      if (view.payUrl !== null) await leaveForGateway(view.payUrl, key, navigate)
      else queries.setQueryData(paymentQuery(key).queryKey, view)
    },
    (error) => {
      setFailure(errorMessage(words, error, words.payment.startFailed))
      void queries.invalidateQueries({ queryKey: paymentQuery(key).queryKey })
    },
  )
  return { ...start, failure }
}
