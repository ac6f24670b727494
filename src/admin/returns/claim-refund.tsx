import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RefundForm } from '../payments/refund-order.tsx'
import { orderMoneyQuery } from '../payments/use-order-money.ts'
import { useApi } from '../site/admin-context.tsx'
import { LoadFailure } from '../site/load-failure.tsx'
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
  if (money.isPending) return <Skeleton className="h-64" />
  if (money.data === undefined) return <LoadFailure onRetry={money.refetch} />
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
