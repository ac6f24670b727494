import type { InputOf, OutputOf } from './calls.ts'
import type { Problem } from './errors.ts'

export type Send = (path: string, init: RequestInit) => Promise<Response>

/** Any response that is not a success. Its message is `status: body` (specification, section 8). */
export class ApiError extends Error {
  /** The built storefront has a copy of this class of its own, and a page that is hydrated gets its errors as JSON. */
  static override [Symbol.hasInstance](value: unknown): value is ApiError {
    return typeof value === 'object' && value !== null && 'name' in value && value.name === 'ApiError'
  }

  readonly status: number
  readonly problem: Problem['error'] | undefined

  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.name = 'ApiError'
    this.status = status
    this.problem = parseProblem(body)
  }
}

/** The path of a call named `GET /api/…/{id}`. */
export function fillPath(name: string, input: unknown): string {
  const { params = {}, query = {} } = input as { params?: Record<string, unknown>; query?: Record<string, unknown> }
  const path = name
    .slice(name.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)]))
  return given.length === 0 ? path : `${path}?${search}`
}

/** Sends the calls of one API, typed by its definitions. */
export function createCaller<Calls>(send: Send) {
  /** The body of a response with its headers, such as `X-Total-Count`. */
  async function readResponse(path: string, init: RequestInit = {}) {
    const { text, headers } = await readText(path, init)
    return { body: JSON.parse(text) as unknown, headers }
  }

  async function readText(path: string, init: RequestInit) {
    const response = await send(path, { credentials: 'include', ...init })
    const text = decode(await response.arrayBuffer())
    if (!response.ok) throw new ApiError(response.status, text || response.statusText)
    return { text, headers: response.headers }
  }

  async function read<T>(path: string, init: RequestInit = {}): Promise<T> {
    return (await readResponse(path, init)).body as T
  }

  function call<Name extends keyof Calls & string>(
    name: Name,
    input: InputOf<Calls[Name]>,
  ): Promise<OutputOf<Calls[Name]>> {
    return read(fillPath(name, input), requestOf(name, input))
  }

  /** For a call that answers with a file of text. */
  async function download<Name extends keyof Calls & string>(name: Name, input: InputOf<Calls[Name]>): Promise<string> {
    return (await readText(fillPath(name, input), requestOf(name, input))).text
  }

  return { read, readResponse, call, download }
}

/** Keeps a byte order mark, which spreadsheets need. */
const decode = (bytes: ArrayBuffer) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

function requestOf(name: string, input: unknown): RequestInit {
  const method = name.slice(0, name.indexOf(' '))
  const { body } = input as { body?: unknown }
  if (body === undefined) return { method }
  return { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}

function parseProblem(body: string): Problem['error'] | undefined {
  try {
    return (JSON.parse(body) as Problem).error
  } catch {
    return undefined
  }
}
