import fc from 'fast-check'
import { HOSTILE_ENCODINGS, HOSTILE_VALUES } from '../support/hostile-values.ts'
import { type Draft, TWISTS } from './draft.ts'
import { hostileText, hostileValue, valuesOf } from './hostile-json.ts'
import { Known } from './known-values.ts'
import type { Person } from './people.ts'
import { type ApiCall, type ApiDocument, readCalls } from './read-calls.ts'

const HUGE = 12_000
/** Of any bytes that a header may hold. */
const headerText = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)), maxLength: 60 }),
  fc.constantFrom(...HOSTILE_VALUES.filter((value) => /^[\t\x20-\x7e]*$/.test(value) && value.length < 200)),
)
const NAMES = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'Content-Encoding',
  'Content-Type',
  'Cookie',
  'Forwarded',
  'If-Modified-Since',
  'If-None-Match',
  'Range',
  'Sec-Fetch-Site',
  'Origin',
  'Referer',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-HTTP-Method-Override',
  'X-Original-URL',
  'Host',
]
const CRAFTED: readonly Record<string, string>[] = [
  { 'X-Filler': 'x'.repeat(HUGE) },
  { Cookie: `session=${'x'.repeat(HUGE)}` },
  { Cookie: 'language=__proto__; currency=constructor; session=; guest=a.b; staff=%00' },
  { Cookie: 'session=a; session=b; staff=a; staff=b' },
  { 'Accept-Language': `el${',el;q=0.9'.repeat(1_000)}` },
  { 'Accept-Encoding': 'gzip, br, zstd;q=0.1, *;q=0' },
  { 'If-None-Match': `W/"${'a'.repeat(4_000)}"${',"b"'.repeat(500)}` },
  { Range: `bytes=${'0-1,'.repeat(1_000)}0-1` },
  { Host: 'evil.example' },
  { Host: 'a b' },
  { Host: '[::1' },
  { Origin: 'http://evil.example' },
  { Expect: '100-continue' },
  { Expect: 'the-moon' },
  { Upgrade: 'websocket', Connection: 'Upgrade' },
  { 'X-Forwarded-For': '1.2.3.4, ::1, unknown, "' },
]
const oneHeader = fc.tuple(fc.constantFrom(...NAMES), headerText).map(([name, value]) => ({ [name]: value }))

/** Mostly none. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: oneHeader },
  { weight: 1, arbitrary: fc.constantFrom(...CRAFTED) },
)

/** For a place in a URL. A leading `=` marks what is sent as it is. */
export const hostilePart: fc.Arbitrary<unknown> = fc.oneof(
  hostileText.filter((text) => text.length < 3_000),
  fc.constantFrom(...HOSTILE_ENCODINGS.filter((one) => one.startsWith('%')).map((one) => `=${one}`)),
  hostileValue.filter((value) => JSON.stringify(value).length < 3_000),
)

const twist = fc.oneof(
  { weight: 15, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom(...TWISTS) },
)

/** Requests to every call of an OpenAPI document that takes no file. */
export function apiRequests(document: ApiDocument, who: readonly Person[]): fc.Arbitrary<Draft> {
  const schemas = document.components?.schemas ?? {}
  const calls = readCalls(document).filter(({ takesFile }) => !takesFile)
  return fc.oneof(...calls.map((call) => requestsOf(call, schemas, who)))
}

function requestsOf(call: ApiCall, schemas: NonNullable<ApiDocument['components']>['schemas'], who: readonly Person[]) {
  const { name, path } = call
  const shape = schemas ?? {}
  const method = fc.oneof(
    { weight: 40, arbitrary: fc.constant(call.method) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'),
    },
  )
  const json = call.body === undefined ? fc.constantFrom(undefined, {}) : valuesOf(call.body, shape)
  return fc
    .record({
      who: fc.oneof(
        { weight: 1, arbitrary: fc.constantFrom(...who) },
        { weight: 2, arbitrary: fc.constantFrom(...who.slice(-5)) },
      ),
      method,
      params: paramsOf(call),
      query: queryOf(call, shape),
      headers: hostileHeaders,
      json,
      twist,
    })
    .map(({ json, twist, ...draft }): Draft => {
      const hasBody = json !== undefined && draft.method !== 'GET' && draft.method !== 'HEAD'
      return { call: name, path, ...draft, ...(hasBody ? { body: { json, twist } } : {}) }
    })
}

function paramsOf({ path }: ApiCall): fc.Arbitrary<Record<string, unknown>> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const value = (name: string) =>
    fc.oneof(
      { weight: 8, arbitrary: fc.nat({ max: 1000 }).map((at) => new Known(name, at)) },
      { weight: 1, arbitrary: hostilePart },
      { weight: 1, arbitrary: fc.integer({ min: -1, max: 2 ** 31 }) },
    )
  return fc.record(Object.fromEntries(names.map((name) => [name, value(name)])))
}

function queryOf({ parameters }: ApiCall, schemas: NonNullable<ApiDocument['components']>['schemas']) {
  const given = parameters.filter((one) => one.in === 'query')
  const pairs = given.map(({ name, schema = {}, required = false }) => {
    const value = fc.oneof(
      { weight: 6, arbitrary: valuesOf(schema, schemas ?? {}, name) },
      { weight: 1, arbitrary: hostilePart },
    )
    const pair = value.map((one) => [[name, one]] as [string, unknown][])
    return fc.oneof(
      { weight: required ? 20 : 1, arbitrary: pair },
      { weight: required ? 1 : 2, arbitrary: fc.constant([]) },
    )
  })
  const names = fc.constantFrom(
    '__proto__',
    'constructor',
    'utm_source',
    'q[]',
    'a[b]',
    ...given.map(({ name }) => name),
  )
  const more = fc.array(fc.tuple(names, hostilePart), { maxLength: 2 })
  const rarelyMore = fc.oneof({ weight: 9, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: more })
  return fc
    .tuple(fc.tuple(...pairs), rarelyMore)
    .map(([known, rest]): [string, unknown][] => [...known.flat(), ...rest])
}
