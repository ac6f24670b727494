import type { Call, CallInput, CallOutput } from './calls.ts'
import type { Problem } from './errors.ts'

export type Send = (path: string, init: RequestInit) => Promise<Response>

/** Any response that is not a success. Its message is `status: body` (specification, section 8). */
export class ApiError extends Error {
  readonly status: number
  /** The error of the body, where it has the shape of `Problem`. */
  readonly problem: Problem['error'] | undefined

  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.name = 'ApiError'
    this.status = status
    this.problem = parseProblem(body)
  }
}

/** The path of a call with its parameters filled in and its query in the order given; empty values are left out. */
export function pathOf<Name extends Call>(name: Name, input: CallInput<Name>): string {
  const { params = {}, query = {} } = input as { params?: Record<string, unknown>; query?: Record<string, unknown> }
  const path = name
    .slice(name.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)]))
  return given.length === 0 ? path : `${path}?${search}`
}

/**
 * The typed caller of the shop's REST promise, around a given `fetch`: the browser's, or the app itself in process.
 *
 * @throws ApiError when the answer is not a success
 */
export function createClient(send: Send) {
  /** Reads an answer's body together with its headers, as a list's `X-Total-Count`. */
  async function readAnswer(path: string, init: RequestInit = {}) {
    const response = await send(path, { credentials: 'include', ...init })
    const body = await response.text()
    if (!response.ok) throw new ApiError(response.status, body || response.statusText)
    return { body: JSON.parse(body) as unknown, headers: response.headers }
  }

  async function read<T>(path: string, init: RequestInit = {}): Promise<T> {
    return (await readAnswer(path, init)).body as T
  }

  function call<Name extends Call>(name: Name, input: CallInput<Name>): Promise<CallOutput<Name>> {
    const method = name.slice(0, name.indexOf(' '))
    const { body } = input as { body?: unknown }
    if (body === undefined) return read(pathOf(name, input), { method })
    return read(pathOf(name, input), {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  return {
    read,
    readAnswer,
    call,
    catalog: {
      listProducts: (query: CallInput<'GET /api/products'>['query'] = {}) => call('GET /api/products', { query }),
      listFacets: (query: CallInput<'GET /api/products/facets'>['query'] = {}) =>
        call('GET /api/products/facets', { query }),
      listCategories: () => call('GET /api/categories', {}),
    },
    cart: {
      open: (body: CallInput<'POST /api/cart'>['body']) => call('POST /api/cart', { body }),
      get: (cartId: number) => call('GET /api/cart/{cartId}', { params: { cartId } }),
      addItem: (cartId: number, body: CallInput<'POST /api/cart/{cartId}/items'>['body']) =>
        call('POST /api/cart/{cartId}/items', { params: { cartId }, body }),
      changeQuantity: (cartId: number, itemId: number, quantity: number) =>
        call('PATCH /api/cart/{cartId}/items/{itemId}', { params: { cartId, itemId }, body: { quantity } }),
      removeItem: (cartId: number, itemId: number) =>
        call('DELETE /api/cart/{cartId}/items/{itemId}', { params: { cartId, itemId } }),
    },
    orders: {
      place: (body: CallInput<'POST /api/checkout'>['body']) => call('POST /api/checkout', { body }),
    },
    account: {
      me: () => call('GET /api/auth/me', {}),
      logIn: (body: CallInput<'POST /api/auth/login'>['body']) => call('POST /api/auth/login', { body }),
      register: (body: CallInput<'POST /api/auth/register'>['body']) => call('POST /api/auth/register', { body }),
      logOut: () => call('POST /api/auth/logout', {}),
      update: (id: number, body: CallInput<'PATCH /api/users/{id}'>['body']) =>
        call('PATCH /api/users/{id}', { params: { id }, body }),
    },
    appointments: {
      book: (body: CallInput<'POST /api/contact'>['body']) => call('POST /api/contact', { body }),
      listSlots: (query: CallInput<'GET /api/appointments/slots'>['query']) =>
        call('GET /api/appointments/slots', { query }),
      move: (token: string, body: CallInput<'POST /api/appointments/{token}/move'>['body']) =>
        call('POST /api/appointments/{token}/move', { params: { token }, body }),
      cancel: (token: string) => call('POST /api/appointments/{token}/cancel', { params: { token } }),
    },
    newsletter: {
      subscribe: (body: CallInput<'POST /api/newsletter'>['body']) => call('POST /api/newsletter', { body }),
    },
  }
}

export type Client = ReturnType<typeof createClient>

function parseProblem(body: string): Problem['error'] | undefined {
  try {
    return (JSON.parse(body) as Problem).error
  } catch {
    return undefined
  }
}
