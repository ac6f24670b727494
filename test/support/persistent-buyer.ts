import { checkoutForm } from './checkout-form.ts'

export interface Findings {
  acknowledged: string[]
  /** How many responses were 503 with a Retry-After. */
  outages: number
  unexpected: string[]
}

interface ApiResult {
  id: number | string
  items?: unknown[]
}

const PAUSE_MS = 20

/**
 * Orders single pieces of a product one after the other, retrying each call until it succeeds.
 *
 * @param isOver checked before each new order; an order in progress is completed
 */
export async function buyPersistently(
  origin: string,
  { guestId, productId }: { guestId: string; productId: number },
  findings: Findings,
  isOver: () => boolean,
): Promise<void> {
  let cookie = ''

  async function attempt(path: string, body: unknown): Promise<ApiResult | null> {
    const headers = { 'Content-Type': 'application/json', Cookie: cookie }
    const response = await fetch(`${origin}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const text = await response.text()
    if (response.ok) return JSON.parse(text) as ApiResult
    if (response.status === 503 && response.headers.has('Retry-After')) findings.outages++
    else findings.unexpected.push(`${path}: ${response.status} ${text}`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return null
  }

  async function retryUntilOk(path: string, body: unknown): Promise<ApiResult> {
    for (;;) {
      const answer = await attempt(path, body)
      if (answer !== null) return answer
      if (findings.unexpected.length > 0) throw new Error(findings.unexpected[0])
    }
  }

  while (!isOver()) {
    // After a cut connection, the cart shows whether the addition succeeded.
    let cart = await retryUntilOk('cart', { guestId })
    while (cart.items?.length === 0) {
      cart = (await attempt(`cart/${cart.id}/items`, { productId })) ?? (await retryUntilOk('cart', { guestId }))
    }
    const order = await retryUntilOk('checkout', { cartId: cart.id, checkoutForm: checkoutForm() })
    findings.acknowledged.push(String(order.id))
  }
}
