import { loadStripe } from '../../lazy-packages.ts'
import { GatewayError } from '../gateway.ts'

/** Runs calls of Stripe; its errors become `GatewayError`. */
export async function callStripe<T>(name: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const errors = loadStripe().errors
    if (!(error instanceof errors.StripeError)) throw error
    const isUnknown =
      error instanceof errors.StripeConnectionError ||
      error instanceof errors.StripeAPIError ||
      error instanceof errors.StripeRateLimitError ||
      // The first call with the key is still under way.
      (error instanceof errors.StripeIdempotencyError && error.statusCode === 409) ||
      (error.statusCode ?? 500) >= 500
    throw new GatewayError(`Stripe ${name} failed: ${error.code ?? error.type}`, { isUnknown, cause: error })
  }
}

/**
 * Stripe repeats even a 500 for the same key, for a day, and refuses the key with other parameters: only another key
 * gets a true answer.
 */
function needsAnotherKey(error: unknown): boolean {
  const { StripeError, StripeIdempotencyError } = loadStripe().errors
  if (!(error instanceof StripeError)) return false
  const isRepeated = (error.statusCode ?? 0) >= 500 && error.headers?.['idempotent-replayed'] === 'true'
  return isRepeated || (error instanceof StripeIdempotencyError && error.statusCode === 400)
}

/**
 * A call with an idempotency key. Where the key is spent, what it may have done is looked up, and only if there is nothing
 * the call is made again with a second key.
 */
export async function callWithKey<T>(
  key: string,
  call: (key: string) => Promise<T>,
  find: () => Promise<T | null>,
): Promise<T> {
  try {
    return await call(key)
  } catch (error) {
    if (!needsAnotherKey(error)) throw error
    return (await find()) ?? (await call(`${key}-again`))
  }
}
