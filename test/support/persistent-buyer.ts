import { checkoutForm } from './checkout-form.ts'

/** What buyers saw of a shop in trouble. */
export interface Findings {
  acknowledged: string[]
  /** How many calls were answered with 503 and a Retry-After. */
  outages: number
  /** Anything else that was no success: there should be none. */
  unexpected: string[]
}

interface Answer {
  id: number | string
  items?: unknown[]
}

const PAUSE_MS = 20

/**
 * Buys one piece of a product after the other and sends each call again until it succeeds, as a patient person would.
 *
 * @param isOver asked before each new order; what was begun is brought to its end
 */
export async function buyPersistently(
  origin: string,
  { guestId, productId }: { guestId: string; productId: number },
  findings: Findings,
  isOver: () => boolean,
): Promise<void> {
  let cookie = ''

  async function attempt(path: string, body: unknown): Promise<Answer | null> {
    const headers = { 'Content-Type': 'application/json', Cookie: cookie }
    const response = await fetch(`${origin}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const text = await response.text()
    if (response.ok) return JSON.parse(text) as Answer
    if (response.status === 503 && response.headers.has('Retry-After')) findings.outages++
    else findings.unexpected.push(`${path}: ${response.status} ${text}`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return null
  }

  async function untilAnswered(path: string, body: unknown): Promise<Answer> {
    for (;;) {
      const answer = await attempt(path, body)
      if (answer !== null) return answer
      if (findings.unexpected.length > 0) throw new Error(findings.unexpected[0])
    }
  }

  while (!isOver()) {
    // Whether an addition that was cut came about is seen in the cart.
    let cart = await untilAnswered('cart', { guestId })
    while (cart.items?.length === 0) {
      cart = (await attempt(`cart/${cart.id}/items`, { productId })) ?? (await untilAnswered('cart', { guestId }))
    }
    const order = await untilAnswered('checkout', { cartId: cart.id, checkoutForm: checkoutForm() })
    findings.acknowledged.push(String(order.id))
  }
}
