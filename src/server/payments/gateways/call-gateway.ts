import { GatewayError } from '../gateway.ts'

/** The platform's `fetch`, or one that answers without a network. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export interface Transport {
  fetch?: Fetch
  timeoutMs?: number
}

export interface Answer {
  status: number
  /** Parsed JSON; null for an empty body. */
  body: unknown
}

const TIMEOUT_MS = 15_000

/**
 * One call of a gateway. Redirects are refused: they would carry the password to another host.
 *
 * @param name for the error; the URL may hold what logs must not
 * @throws GatewayError with `isUnknown` after a time-out, a lost connection, a 5xx or an answer that is not JSON
 */
export async function callGateway(name: string, url: string, init: RequestInit, transport: Transport): Promise<Answer> {
  const { fetch: send = fetch, timeoutMs = TIMEOUT_MS } = transport
  const unknown = (message: string, cause?: unknown) =>
    new GatewayError(`${name} ${message}`, { isUnknown: true, cause })
  try {
    const response = await send(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const text = await response.text()
    if (response.status >= 500 || response.status === 429) throw unknown(`answered with ${response.status}`)
    return { status: response.status, body: parse(text, () => unknown('answered with something else than JSON')) }
  } catch (error) {
    if (error instanceof GatewayError) throw error
    throw unknown('did not answer', error)
  }
}

function parse(text: string, error: () => GatewayError): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    throw error()
  }
}

/** A call that the gateway refused: it had no effect. */
export const refused = (message: string): GatewayError => new GatewayError(message, { isUnknown: false })

/** @throws GatewayError for an amount that is refused without asking: a refund of 0 would be one of everything */
export function checkRefundAmount({ amountCents, refundableCents }: { amountCents: number; refundableCents: number }) {
  const isPossible = Number.isInteger(amountCents) && amountCents > 0 && amountCents <= refundableCents
  if (!isPossible) throw refused(`a refund of ${amountCents} cents of ${refundableCents} is not possible`)
}
