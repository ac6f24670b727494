import { expect, test } from 'vitest'
import { safeHeaders } from '../src/server/http/security-headers.ts'
import { type FuzzRequest, toRequest } from '../test/fuzz/draft.ts'
import { faultOf } from '../test/fuzz/judge.ts'
import { createKnownValues, Known } from '../test/fuzz/known-values.ts'
import { heapTrend } from '../test/fuzz/memory-trend.ts'
import type { Write } from '../test/fuzz/note-writes.ts'
import type { Answer } from '../test/fuzz/send.ts'
import { readAnswers } from '../test/fuzz/send-raw.ts'

const HEADERS = Object.fromEntries(
  Object.entries(safeHeaders({ publicOrigin: 'http://shop.test' } as never)).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]),
)
const request = (changes: Partial<FuzzRequest> = {}): FuzzRequest => ({
  ...{ call: 'GET /api/x', who: 'nobody', method: 'GET', target: '/api/x', headers: {}, body: undefined },
  ...changes,
})
const answer = (status: number, body: unknown, changes: Partial<Answer> = {}): Answer => ({
  ...{ status, headers: HEADERS, text: JSON.stringify(body), ms: 1, writes: [] },
  ...changes,
})
const error = (code: string, more = {}) => ({ error: { code, message: 'No.', ...more } })
const write = (table: string, changes: Partial<Write> = {}): Write => ({
  ...{ table, act: 'UPDATE', isOfWitness: false },
  ...changes,
})
const kindOf = (of: Answer, to = request()) => faultOf(to, of)?.kind

test('a right answer, a refusal in the one shape and a deliberate 503 pass', () => {
  expect(kindOf(answer(200, {}))).toBeUndefined()
  expect(kindOf(answer(400, error('invalid_input', { fields: { a: 'No.' } })))).toBeUndefined()
  expect(kindOf(answer(503, error('busy')))).toBeUndefined()
})

test.each([
  ['500', answer(500, error('internal'))],
  ['503', answer(503, error('unavailable'))],
  ['security headers', answer(200, {}, { headers: {} })],
  ['shape of the error', answer(400, 'No.')],
  ['shape of the error', answer(404, error('invalid_input'))],
  ['shape of the error', answer(400, error('invalid_input', { stack: 'x' }))],
  ['inside details', answer(400, { error: { code: 'invalid_input', message: 'at run (file:///a/b.ts:1:2)' } })],
  ['inside details', answer(400, { error: { code: 'invalid_input', message: 'violates check constraint' } })],
  ['inside details', answer(200, { a: '/srv/node_modules/x' })],
  ['read what is another’s', answer(200, { name: 'Xanthippe' })],
  ['changed what is another’s', answer(200, {}, { writes: [write('public.sessions', { isOfWitness: true })] })],
  ['a reading request changed rows', answer(200, {}, { writes: [write('public.orders')] })],
])('the judge finds: %s', (kind, of) => {
  expect(kindOf(of)).toBe(kind)
})

test('a refused request may change what counts attempts, and nothing else', () => {
  const post = request({ method: 'POST' })
  const refused = (table: string) => answer(409, error('out_of_stock'), { writes: [write(table)] })
  expect(kindOf(refused('public.rate_limits'), post)).toBeUndefined()
  expect(kindOf(refused('public.orders'), post)).toBe('a refused request changed rows')
  expect(kindOf(answer(200, {}, { writes: [write('public.orders')] }), post)).toBeUndefined()
})

test('what was asked may be repeated, and staff may see customers', () => {
  expect(
    kindOf(
      answer(400, error('invalid_input', { fields: { node_modules: 'No.' } })),
      request({ target: '/node_modules' }),
    ),
  ).toBe(undefined)
  expect(kindOf(answer(200, { name: 'Xanthippe' }), request({ who: 'assistant' }))).toBeUndefined()
})

test('a heap that grows with the requests is a leak, caches that fill and noise are not', () => {
  const points = (bytes: (requests: number) => number) =>
    Array.from({ length: 30 }, (_, at) => ({ requests: at * 2_000, heapUsed: 80_000_000 + bytes(at * 2_000) }))
  expect(heapTrend(points((requests) => requests * 1_000)).isGrowing).toBe(true)
  expect(heapTrend(points((requests) => Math.min(requests, 15_000) * 1_000)).isGrowing).toBe(false)
  expect(heapTrend(points((requests) => (requests % 7) * 2_000_000)).isGrowing).toBe(false)
})

test('values that the shop gave stand in later requests, and twists change the text of a body', () => {
  const known = createKnownValues({})
  known.learn({ id: 7, items: [{ id: 9, sku: 'A' }] }, 'cart')
  const draft = {
    ...{ call: 'POST /api/cart/{cartId}', who: 'nobody' as const, method: 'POST', path: '/api/cart/{cartId}' },
    ...{
      params: { cartId: new Known('cartId', 0) },
      query: [['itemId', new Known('itemId', 0)]] as const,
      headers: {},
    },
  }
  const plain = toRequest({ ...draft, body: { json: { sku: new Known('sku', 0) }, twist: null } }, known)
  expect([plain.target, plain.body?.toString()]).toEqual(['/api/cart/7?itemId=9', '{"sku":"A"}'])
  const twisted = toRequest({ ...draft, body: { json: { a: 1 }, twist: '__proto__' } }, known)
  expect(twisted.body?.toString()).toMatch(/^\{"__proto__":\{.*\},"a":1\}$/)
  const constructed = toRequest({ ...draft, body: { json: { a: 1 }, twist: 'constructor' } }, known)
  expect(constructed.headers['Content-Type']).toBe('application/json')
})

test('answers are told apart on one connection, in chunks or of a length', () => {
  const bytes =
    'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n' +
    'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\nrest'
  const found = readAnswers(Buffer.from(bytes)).map(({ status, text }) => [status, text])
  expect(found).toEqual([
    [200, '{}'],
    [404, 'abc'],
    [400, 'rest'],
  ])
})
