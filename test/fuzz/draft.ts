import { gzipSync } from 'node:zlib'
import type { KnownValues } from './known-values.ts'
import type { Person } from './people.ts'

export const TWISTS = [
  '__proto__',
  'constructor',
  'duplicate key',
  'cut off',
  'deep object',
  'deep array',
  'byte order mark',
  'UTF-16',
  'invalid UTF-8',
  'packed',
  'plain text',
  'a form',
  'multipart',
  'another charset',
  'no type',
  'empty',
  'more after it',
  'huge number',
  'too large',
  'no length',
] as const
/** What is wrong with the text of a body, whatever its value. */
export type Twist = (typeof TWISTS)[number]

/** A request as it was generated: values that the shop has given are still names. */
export interface Draft {
  /** The call or screen that it is made of. */
  call: string
  who: Person
  method: string
  path: string
  params: Readonly<Record<string, unknown>>
  query: readonly (readonly [string, unknown])[]
  headers: Readonly<Record<string, string>>
  body?: { json: unknown; twist: Twist | null } | { file: Uint8Array }
}

/** A request as it is sent. */
export interface FuzzRequest {
  call: string
  who: Person
  method: string
  /** With its query. */
  target: string
  headers: Readonly<Record<string, string>>
  body: Buffer | undefined
}

const JSON_TYPE = 'application/json'

export function toRequest(draft: Draft, known: KnownValues): FuzzRequest {
  const { call, who, method } = draft
  const path = draft.path.replace(/\{(\w+)\}|:(\w+)/g, (_, name: string, other: string) =>
    encodePart(known.resolve(draft.params[name ?? other])),
  )
  const query = draft.query.map(([name, value]) => `${encodePart(name)}=${encodePart(known.resolve(value))}`)
  const target = query.length === 0 ? path : `${path}?${query.join('&')}`
  const sent = bodyOf(draft, known)
  const length: Record<string, string> = sent.body === undefined ? {} : { 'Content-Length': String(sent.body.length) }
  return { call, who, method, target, headers: { ...length, ...sent.headers, ...draft.headers }, body: sent.body }
}

/** What no URL takes is left as it is where the part is marked as encoded, by a leading `=`. */
function encodePart(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  if (text.startsWith('=%')) return text.slice(1)
  return encodeURIComponent(text.toWellFormed())
}

function bodyOf({ body }: Draft, known: KnownValues): { body: Buffer | undefined; headers: Record<string, string> } {
  if (body === undefined) return { body: undefined, headers: {} }
  if ('file' in body) return { body: Buffer.from(body.file), headers: {} }
  const text = JSON.stringify(known.resolve(body.json)) ?? 'null'
  return twisted(text, body.twist)
}

function twisted(text: string, twist: Twist | null): { body: Buffer; headers: Record<string, string> } {
  const type = TYPES.get(twist) ?? JSON_TYPE
  const body = BYTES.get(twist)?.(text) ?? Buffer.from(text)
  if (twist === 'no type') return { body, headers: {} }
  if (twist === 'packed') return { body, headers: { 'Content-Type': type, 'Content-Encoding': 'gzip' } }
  return { body, headers: { 'Content-Type': type, ...(twist === 'no length' ? { 'Content-Length': '' } : {}) } }
}

const TYPES = new Map<Twist | null, string>([
  ['plain text', 'text/plain'],
  ['a form', 'application/x-www-form-urlencoded'],
  ['multipart', 'multipart/form-data; boundary=x'],
  ['another charset', 'application/json; charset=utf-16'],
])
const NOT_UTF8 = Buffer.from([0xff, 0xc0, 0xaf, 0x22, 0x7d])
const inside = (text: string, first: string) =>
  Buffer.from(text.replace(/^\{(?=(.?))/, (_, next) => `{${first}${next === '}' ? '' : ','}`))

const BYTES = new Map<Twist | null, (text: string) => Buffer>([
  ['__proto__', (text) => inside(text, '"__proto__":{"role":"owner","isAdmin":true,"userId":1}')],
  ['constructor', (text) => inside(text, '"constructor":{"prototype":{"role":"owner","isAdmin":true}}')],
  ['duplicate key', (text) => inside(text, `${/^\{("[^"]*")/.exec(text)?.[1] ?? '"a"'}:{"a":[1]}`)],
  ['cut off', (text) => Buffer.from(text.slice(0, -1))],
  ['deep object', () => Buffer.from(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`)],
  ['deep array', () => Buffer.from(`${'['.repeat(30_000)}${']'.repeat(30_000)}`)],
  ['byte order mark', (text) => Buffer.from(`\ufeff${text}`)],
  ['UTF-16', (text) => Buffer.from(text, 'utf16le')],
  ['invalid UTF-8', (text) => Buffer.concat([Buffer.from(text.slice(0, -1)), NOT_UTF8])],
  ['packed', (text) => gzipSync(text)],
  ['a form', (text) => Buffer.from(`a=${encodeURIComponent(text)}&__proto__[role]=owner&a[]=1`)],
  [
    'multipart',
    (text) => Buffer.from(`--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n${text}\r\n--x--`),
  ],
  ['empty', () => Buffer.alloc(0)],
  ['more after it', (text) => Buffer.from(`${text}{"a":1}`)],
  ['huge number', (text) => Buffer.from(text.replace(/(?<=[:[,])-?\d+(?=[,}\]])/, `1${'0'.repeat(400)}`))],
  ['too large', (text) => inside(text, `"filler":"${'x'.repeat(70_000)}"`)],
])

const SHOWN = 2_000

/** One line that says the whole request; long bodies as their beginning. */
export function describeRequest({ who, method, target, headers, body }: FuzzRequest): string {
  const parts = [`${method} ${target.slice(0, SHOWN)}`, `as ${who}`]
  if (Object.keys(headers).length > 0) parts.push(`headers ${JSON.stringify(headers).slice(0, SHOWN)}`)
  if (body !== undefined) {
    const text = body.toString('utf8')
    const isText = Buffer.from(text).equals(body)
    parts.push(
      `body (${body.length} bytes) ${isText ? JSON.stringify(text.slice(0, SHOWN)) : body.toString('base64').slice(0, SHOWN)}`,
    )
  }
  return parts.join(', ')
}
