import type Stripe from 'stripe'
import { loadStripe } from '../../lazy-packages.ts'

const TIMEOUT_MS = 15_000

interface Account {
  secretKey: string
  /** Instead of Stripe's own, for tests. */
  url?: string | undefined
  timeoutMs?: number | undefined
}

export function createStripeClient({ secretKey, url, timeoutMs = TIMEOUT_MS }: Account): Stripe {
  const Package = loadStripe()
  return new Package(secretKey, {
    ...hostOf(url),
    httpClient: Package.createFetchHttpClient(fetchWithErrors),
    timeout: timeoutMs,
    // A payment's own job repeats calls, with the same keys.
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

function hostOf(url: string | undefined): Stripe.StripeConfig {
  if (url === undefined) return {}
  const { hostname, port, protocol } = new URL(url)
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' }
}

/** The package takes JSON without `error` for a success, whatever the status: a proxy's 502 would be a payment. */
async function fetchWithErrors(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init)
  if (response.ok) return response
  const text = await response.text()
  const { status, headers } = response
  return new Response(hasError(text) ? text : JSON.stringify({ error: { type: 'api_error' } }), { status, headers })
}

function hasError(text: string): boolean {
  try {
    return typeof (JSON.parse(text) as { error?: unknown } | null)?.error === 'object'
  } catch {
    return false
  }
}
