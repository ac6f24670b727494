import { useNavigate } from '../../client/navigate.ts'
import { useSite } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { leaveForGateway } from './leave-for-gateway.ts'

/** Goes from a placed order to the gateway's page; to the payment's screen, which starts again, where that fails. */
export function useGoToPayment() {
  const { api } = useSite()
  const navigate = useNavigate()
  return async (orderId: string) => {
    const view = await api.payments.start(orderId).catch((error: unknown) => console.error(error))
    if (view?.payUrl) return leaveForGateway(view.payUrl, orderId, navigate)
    await navigate(href('orderPayment', { token: orderId }), { replace: true })
  }
}
