import { CarrierError } from '../carrier.ts'

export interface CarrierAnswer {
  status: number
  bytes: Uint8Array
}

/** @throws CarrierError of an unknown outcome where no answer came, or a 5xx */
export async function callCarrier(url: string, init: RequestInit, timeoutMs: number): Promise<CarrierAnswer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (response.status >= 500) throw new CarrierError(String(response.status), { isUnknown: true })
    return { status: response.status, bytes }
  } catch (cause) {
    if (cause instanceof CarrierError) throw cause
    const isTimeout = (cause as Error).name === 'TimeoutError'
    throw new CarrierError(isTimeout ? 'timeout' : 'connection', { isUnknown: true, cause })
  }
}

/** @throws CarrierError where it is no JSON */
export function parseAnswer(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (cause) {
    throw new CarrierError('unreadable', { isUnknown: true, cause })
  }
}
