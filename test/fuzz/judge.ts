import { ERROR_STATUS } from '../../src/contract/errors.ts'
import { safeHeaders } from '../../src/server/http/security-headers.ts'
import type { FuzzRequest } from './draft.ts'
import type { Write } from './note-writes.ts'
import type { Answer } from './send.ts'
import { WITNESS_NAME } from './witness.ts'

/** What is wrong with an answer. `kind` and the call tell findings apart. */
export interface Fault {
  kind: string
  what: string
}

export const HANG_MS = 1_000

/** Answers that say there is too much to do just now: named, counted and allowed. */
export const DELIBERATE_503 = ['busy', 'gateway_unavailable', 'carrier_unavailable'] as const

/** What a refused or a reading request may change, and why. */
const MAY_CHANGE: Readonly<Record<string, string>> = {
  'UPDATE public.rate_limits': 'attempts are counted',
  'INSERT public.rate_limits': 'attempts are counted',
  'DELETE public.rate_limits': 'a success forgets the failures before it',
  'UPDATE public.sessions': 'when a session was last seen',
  'UPDATE public.staff_sessions': 'when a session was last seen',
  'INSERT public.security_events': 'failures at passwords and codes, exports, decryptions',
  'INSERT public.vain_searches': 'searches that found nothing, stored by a timer',
  'UPDATE public.vain_searches': 'the same',
  'UPDATE pgboss.version': 'the queue’s own clock',
  'UPDATE public.staff': 'when somebody was last seen; wrong PINs',
  'DELETE public.customer_changes': 'customers are brought up to date before they are looked up',
  'INSERT public.customers': 'the same',
  'UPDATE public.customers': 'the same',
  'DELETE public.customers': 'the same',
}

/** What a reading request may change besides. */
const MAY_CHANGE_BY_READING: Readonly<Record<string, string>> = {
  'INSERT public.audit': 'who opened an order, a customer or a prescription',
  'INSERT public.documents': 'a file that is made once, when it is first asked for',
  'UPDATE public.product_search': 'what a list reads is brought up to date when it is read',
}

const SAFE = ['GET', 'HEAD', 'OPTIONS']
const REQUIRED_HEADERS = Object.keys(safeHeaders({ publicOrigin: 'http://localhost' } as never)).map((name) =>
  name.toLowerCase(),
)
const KEYS = new Set(['code', 'message', 'fields', 'requestId', 'current', 'changedBy', 'changedAt'])
/** Of the program, its files or its database. */
const INSIDE =
  /node_modules|\.(ts|mjs|js):\d+|\bat (async )?[\w.<>]+ \(|\/src\/server|\b(select|insert into|update|delete from) "|failed query|violates [\w-]+ constraint|syntax error at|relation "|duplicate key value|pglite|drizzle|zoderror|\benoent\b|typeerror|rangeerror|unexpected token|in JSON at/i

/** Judges one answer. @returns what is wrong with it first, or `null` */
export function faultOf(request: FuzzRequest, answer: Answer): Fault | null {
  return (
    statusFault(answer) ??
    headersFault(answer) ??
    (answer.status >= 400 ? errorFault(request, answer) : null) ??
    insideFault(request, answer) ??
    witnessFault(request, answer) ??
    writesFault(request, answer)
  )
}

const isStaff = ({ who }: FuzzRequest) => !['nobody', 'guest', 'customer', 'half signed in'].includes(who)

function statusFault({ status, text }: Answer): Fault | null {
  if (status >= 200 && status < 500) return null
  const code = codeOf(text)
  if (status === 503 && DELIBERATE_503.some((one) => one === code)) return null
  return { kind: `${status}`, what: text.slice(0, 300) }
}

function headersFault({ headers }: Answer): Fault | null {
  const missing = REQUIRED_HEADERS.filter((name) => headers[name] === undefined)
  return missing.length === 0 ? null : { kind: 'security headers', what: `without ${missing.join(', ')}` }
}

function errorFault({ method, target }: FuzzRequest, { status, headers, text }: Answer): Fault | null {
  const isPage = String(headers['content-type']).startsWith('text/html') && !target.startsWith('/api/')
  if (method === 'HEAD' || isPage || headers['content-encoding'] !== undefined) return null
  const fault = (what: string) => ({ kind: 'shape of the error', what: `${status}: ${what}: ${text.slice(0, 300)}` })
  const error = parse(text)?.error
  if (typeof error !== 'object' || error === null) return fault('no error')
  const { code, message, fields = {}, ...rest } = error as Record<string, unknown>
  if (ERROR_STATUS[code as keyof typeof ERROR_STATUS] !== status) return fault('a code of another status')
  if (typeof message !== 'string' || message === '') return fault('no message')
  if (Object.values(fields as object).some((one) => typeof one !== 'string')) return fault('a field without a text')
  return Object.keys(rest).every((key) => KEYS.has(key)) ? null : fault('more than the shape')
}

function insideFault(request: FuzzRequest, { status, text }: Answer): Fault | null {
  const found = status >= 400 ? INSIDE.exec(text)?.[0] : /node_modules\/|\.ts:\d+:\d+|failed query:/i.exec(text)?.[0]
  if (found === undefined || sentText(request).includes(found)) return null
  return { kind: 'inside details', what: `“${found}” in ${text.slice(0, 300)}` }
}

/** An answer may repeat what it was asked. */
const sentText = ({ target, headers, body }: FuzzRequest) =>
  `${target} ${decodeLoosely(target)} ${JSON.stringify(headers)} ${body?.toString('utf8') ?? ''}`

function decodeLoosely(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    return ''
  }
}

function witnessFault(request: FuzzRequest, { text, writes }: Answer): Fault | null {
  if (isStaff(request)) return null
  if (text.includes(WITNESS_NAME)) return { kind: 'read what is another’s', what: text.slice(0, 300) }
  const changed = writes.filter((write) => write.isOfWitness).map(nameOf)
  return changed.length === 0 ? null : { kind: 'changed what is another’s', what: changed.join(', ') }
}

function writesFault({ method }: FuzzRequest, { status, writes }: Answer): Fault | null {
  const isSafe = SAFE.includes(method)
  if (status < 400 && !isSafe) return null
  const allowed = isSafe ? { ...MAY_CHANGE, ...MAY_CHANGE_BY_READING } : MAY_CHANGE
  const wrong = writes.map(nameOf).filter((name) => allowed[name] === undefined)
  if (wrong.length === 0) return null
  return {
    kind: isSafe ? 'a reading request changed rows' : 'a refused request changed rows',
    what: `${status}: ${[...new Set(wrong)].join(', ')}`,
  }
}

const nameOf = ({ table, act }: Write) => `${act} ${table}`

function parse(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const codeOf = (text: string): string | undefined => (parse(text)?.error as { code?: string } | undefined)?.code
