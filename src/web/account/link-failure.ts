import { ApiError } from '../../contract/client.ts'

/** Why a link from an e-mail did not work: too old or used, its address taken meanwhile, or the call failed. */
export type LinkFailure = 'expired' | 'taken' | 'failed'

export function linkFailureOf(error: unknown): LinkFailure {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 409) return 'taken'
  // A link truncated by a mail program is not a valid token.
  return status === 410 || status === 400 ? 'expired' : 'failed'
}
