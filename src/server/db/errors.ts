/** SQLSTATE classes: connection exceptions, invalid authorization, insufficient resources (disk, memory, connections). */
const UNAVAILABLE_CLASSES = ['08', '28', '53']
const UNAVAILABLE_CODES = new Set([
  // SQLSTATE: query cancelled (statement time-out), lock not available (lock time-out), read-only transaction,
  // serialization failure, deadlock, no such database.
  ...['57014', '55P03', '25006', '40001', '40P01', '3D000'],
  // Server side: shutdown, crash, startup, dropped database, idle session and transaction time-outs; I/O error.
  ...['57P01', '57P02', '57P03', '57P04', '57P05', '25P03', '25P04', '58030'],
  // Network error codes of Node.
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOSPC', 'EROFS'],
])
/** Messages of `pg` and `pg-pool` that come without a code. */
const UNAVAILABLE_MESSAGES =
  /^(Connection terminated|Query read timeout|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|PGlite is (closed|closing))/i
/** A migration changed what a prepared statement answers; a new connection prepares it anew. */
const STALE_PLAN = 'cached plan must not change result type'
/** The connection still works: the server rejected one statement only. */
const CONNECTION_SURVIVES = /^(57014|55P03|40001|40P01|53[0-9A-Z]{3})$/

interface Failure {
  code?: unknown
  message?: unknown
  cause?: unknown
  errors?: unknown
}

/** Whether the database was unavailable (unreachable, full, read-only, overloaded, slow), so a retry may succeed. */
export const isUnavailable = (error: unknown): boolean => some(error, isOutage)

/** Whether the transaction was rolled back because of a concurrent one, so that it can be retried. */
export const isConflict = (error: unknown): boolean => some(error, ({ code }) => code === '40001' || code === '40P01')

/** Whether the statement was not run because an earlier one of its transaction had failed. */
export const isAborted = (error: unknown): boolean => some(error, ({ code }) => code === '25P02')

/** Whether the server refused a write because it is, or has become, read-only. */
export const isReadOnly = (error: unknown): boolean => some(error, ({ code }) => code === '25006')

/** Whether an exclusion constraint refused a row that overlaps another. */
export const isOverlap = (error: unknown): boolean => some(error, ({ code }) => code === '23P01')

/** Whether the connection must not be used again after this error. */
export const isConnectionLost = (error: unknown): boolean =>
  some(error, (failure) => isOutage(failure) && !CONNECTION_SURVIVES.test(String(failure.code)))

function isOutage({ code, message }: Failure): boolean {
  if (typeof code !== 'string') return typeof message === 'string' && UNAVAILABLE_MESSAGES.test(message)
  if (code === '0A000') return message === STALE_PLAN
  return UNAVAILABLE_CODES.has(code) || (code.length === 5 && UNAVAILABLE_CLASSES.includes(code.slice(0, 2)))
}

/** Searches an error, its causes and its aggregated errors (as of a host with several addresses). */
function some(error: unknown, isSo: (failure: Failure) => boolean): boolean {
  if (typeof error !== 'object' || error === null) return false
  const failure: Failure = error
  if (isSo(failure)) return true
  const gathered = Array.isArray(failure.errors) ? failure.errors : []
  return [failure.cause, ...gathered].some((inner) => some(inner, isSo))
}
