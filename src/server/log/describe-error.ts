import { fileURLToPath } from 'node:url'
import { PROJECT } from '../project-folder.ts'

export interface ErrorDescription {
  name: string
  message?: string
  /** The SQL of a failed query, with placeholders. */
  query?: string
  stack?: string[]
  cause?: ErrorDescription
  errors?: ErrorDescription[]
  [fact: string]: unknown
}

type ErrorParts = Partial<Record<'name' | 'message' | 'stack' | 'cause' | 'errors' | 'query' | 'params', unknown>>

const OWN_SOURCES = fileURLToPath(new URL('src/', PROJECT))
const MAX_CAUSES = 5
const MAX_FRAMES = 20
const MAX_LENGTH = 500

/** Technical properties and their allowed format. Other values are omitted. */
const FACTS: Record<string, RegExp> = {
  code: /^[\w-]{1,40}$/,
  errno: /^-?\d{1,10}$/,
  syscall: /^\w{1,20}$/,
  port: /^\d{1,5}$/,
  severity: /^[A-Z]{1,12}$/,
  schema: /^\w{1,63}$/,
  table: /^\w{1,63}$/,
  column: /^\w{1,63}$/,
  constraint: /^\w{1,63}$/,
  dataType: /^\w{1,63}$/,
  routine: /^\w{1,63}$/,
  responseCode: /^\d{3}$/,
  command: /^[A-Z][A-Z ]{0,19}$/,
  status: /^\d{3}$/,
}

/** Messages of the JavaScript engine that contain identifiers but no values. */
const ENGINE_MESSAGES = [
  /^Cannot (?:read|set) properties of (?:undefined|null) \((?:reading|setting) '\w{1,30}'\)$/,
  /^[\w$.]{1,80} is not (?:a function|defined|iterable|a constructor)$/,
  /^Maximum call stack size exceeded$/,
]

const FRAME = /^ {4}at (?:[\w$.<>[\]# ]{1,160} \()?(?:file:\/\/|node:|\/|[A-Za-z]:[\\/])[^()\n]*:\d+:\d+\)?$/
const ADDRESS = /[^\s"'<>(),;:]+@[^\s"'<>(),;]+/g

/**
 * Describes an error for the log without personal data. It includes messages of our own and a few of the engine's.
 * Messages of libraries quote their input: PostgreSQL rows and keys, Drizzle parameters, mail servers recipients,
 * `JSON.parse` the text.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  // The queue reports errors as plain objects.
  if (typeof error !== 'object' || error === null) return { name: error === null ? 'null' : typeof error }
  const { name, cause, errors } = error as ErrorParts
  const isWithinDepth = depth < MAX_CAUSES
  return {
    name: typeof name === 'string' && /^\w{1,60}$/.test(name) ? name : 'Error',
    ...optional('message', safeMessage(error)),
    ...optional('query', queryOf(error)),
    ...factsOf(error),
    ...optional('stack', framesOf(error)),
    ...(cause !== undefined && isWithinDepth ? { cause: describeError(cause, depth + 1) } : {}),
    ...(Array.isArray(errors) && isWithinDepth
      ? { errors: errors.slice(0, MAX_CAUSES).map((part) => describeError(part, depth + 1)) }
      : {}),
  }
}

const optional = <Value>(name: string, value: Value | undefined) => (value === undefined ? {} : { [name]: value })

function factsOf(error: object): Record<string, unknown> {
  const facts = error as Record<string, unknown>
  const isFact = ([name, shape]: [string, RegExp]) => {
    const value = facts[name]
    return (typeof value === 'string' || typeof value === 'number') && shape.test(String(value))
  }
  return Object.fromEntries(
    Object.entries(FACTS)
      .filter(isFact)
      .map(([name]) => [name, facts[name]]),
  )
}

function safeMessage(error: object): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { message } = error
  if (error.name === 'ShopError' && /^\w{1,40}$/.test(message)) return message
  if (isOwn(error)) return message.replace(ADDRESS, '…').slice(0, MAX_LENGTH)
  return ENGINE_MESSAGES.some((known) => known.test(message)) ? message : undefined
}

/** Whether our own code created it: a plain `Error` whose first frame is in our sources. */
function isOwn(error: Error): boolean {
  if (Object.getPrototypeOf(error) !== Error.prototype || 'code' in error || 'query' in error) return false
  const [first] = framesOf(error) ?? []
  return first?.includes(OWN_SOURCES) === true && !first.includes('/node_modules/')
}

/** Drizzle sends all values as parameters, so the SQL contains none. */
function queryOf({ query, params }: ErrorParts): string | undefined {
  if (typeof query !== 'string' || !Array.isArray(params)) return undefined
  return query.replaceAll(/\s+/g, ' ').slice(0, MAX_LENGTH)
}

/** Skips the message, whose lines may look like stack frames. */
function framesOf({ stack, message }: ErrorParts): string[] | undefined {
  if (typeof stack !== 'string') return undefined
  const header = typeof message === 'string' ? stack.indexOf(message) + message.length : 0
  const lines = stack.slice(Math.max(header, 0)).split('\n')
  return lines.filter((line) => FRAME.test(line)).slice(0, MAX_FRAMES)
}
