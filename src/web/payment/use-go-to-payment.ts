import { useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../client/error-message.ts'
import { useNavigate } from '../../client/navigate.ts'
import { useSite } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { leaveForGateway } from './leave-for-gateway.ts'
import { startFailureKey } from './use-payment.ts'

/** Goes from a placed order to the gateway's page; to the payment's screen, which says why and starts again, where that fails. */
export function useGoToPayment() {
  const { api, words } = useSite()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async (orderId: string) => {
    const view = await api.payments.start(orderId).catch((error: unknown) => {
      console.error(error)
      queries.setQueryData(startFailureKey(orderId), errorMessage(words, error, words.payment.startFailed))
    })
    if (view?.payUrl) return leaveForGateway(view.payUrl, orderId, navigate)
    await navigate(href('orderPayment', { token: orderId }), { replace: true })
  }
}
