import type { Navigate } from '../../client/navigate.ts'
import { href } from '../../contract/href.ts'

/**
 * Opens a gateway's page. Whoever goes back from there comes to the payment's screen: also where the browser loads the
 * page anew, and where it shows the page that was left as it was.
 */
export async function leaveForGateway(payUrl: string, key: string, navigate: Navigate): Promise<void> {
  const screen = href('orderPayment', { token: key })
  history.replaceState(history.state, '', screen)
  location.assign(payUrl)
  await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }))
  await navigate(screen, { replace: true })
}
