import { useQuery } from '@tanstack/react-query'
import { RefundForm } from '../payments/refund-order.tsx'
import { orderMoneyQuery } from '../payments/use-order-money.ts'
import { useApi } from '../site/admin-context.tsx'
import { Loading } from '../site/loading.tsx'
import type { Claim } from './returns.ts'

interface ClaimRefundProps {
  claim: Claim
  decision: 'reduce' | 'refund'
  orderNumber: string
  answer: string
  onDone: () => void
}

/** What goes back where a claim is decided by money. */
export function ClaimRefund({ claim, decision, orderNumber, answer, onDone }: ClaimRefundProps) {
  const api = useApi()
  const money = useQuery({ ...orderMoneyQuery(orderNumber), retry: false })
  if (money.data === undefined) return <Loading query={money} className="h-64" />
  const { id, version, reference, orderId } = claim
  const found = orderId === null ? { orderNumber } : {}
  return (
    <RefundForm
      money={money.data}
      reason={reference}
      send={(requestKey, { reason: _, ...wanted }) =>
        api.returns.refundClaim(id, { ...wanted, ...found, version, requestKey, state: decision, answer })
      }
      onDone={onDone}
    />
  )
}
