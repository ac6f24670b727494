import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import {
  chooseEncoding,
  compress,
  compressAside,
  decompress,
  type Effort,
  type Encoding,
  QUICKEST_FIRST,
  SMALLEST_FIRST,
} from './compression.ts'
import { hasCurrent } from './conditional-get.ts'
import type { Env } from './env.ts'

/** An answer that is the same for everybody who asks alike, as bytes. */
export interface StoredAnswer {
  status: number
  etag: string
  headers: Readonly<Record<string, string>>
  /** The pattern of its route. */
  route?: string
  /** In the encodings that were asked for, one at least. */
  bytes: { [Kind in Encoding]?: Buffer | undefined }
  /** How it is compressed until it is asked for again, which `compressAgain` ends: hardly any will be. */
  effort: Effort
}

/** Where stored answers are looked for before the app is asked. */
export interface AnswerCache {
  /** A stored answer to a GET request; `undefined` if the app must handle it. */
  findStored(address: string, headers: IncomingHttpHeaders): StoredAnswer | undefined
  /** Call it for each answer of `findStored` that is sent. */
  noteHit(answer: StoredAnswer): void
  /** An answer that is not stored yet, where that takes neither the app nor a wait; `undefined` otherwise. */
  make?(address: string): StoredAnswer | undefined
  /**
   * An answer that is not stored yet and takes a wait; `undefined` where the app must handle the request, at once or in
   * the end. It never fails.
   */
  render?(address: string, headers: IncomingHttpHeaders): Promise<StoredAnswer | undefined> | undefined
  /** Answers that were sent from memory, and those that were made. */
  stats: { hits: number; misses: number }
}

/** By what they hold; one that is missing stores nothing. */
export type AnswerCaches = Partial<Record<'pages' | 'catalogue', AnswerCache>>

/** An answer takes a third more memory at most, in all encodings. Of a browser's, only a seventh is kept. */
const COMPRESSED_SHARE = 1.35
/** @param budgetBytes the least recently used ones above it are dropped */
export const createAnswerStore = <Answer extends StoredAnswer>(budgetBytes: number) =>
  new LRUCache<string, Answer>({ maxSize: budgetBytes, sizeCalculation: sizeOf })

export function toStoredAnswer(
  body: Buffer | string,
  { status = 200, headers, effort = 'well' }: StoredHead,
): StoredAnswer {
  const identity = inOwnMemory(typeof body === 'string' ? Buffer.from(body) : body)
  const etag = `"${hash('sha1', identity, 'base64url')}"`
  return { status, etag, headers: { ...headers, ETag: etag }, bytes: { identity }, effort }
}

interface StoredHead {
  status?: number
  headers: Readonly<Record<string, string>>
  effort?: Effort
}

/** Answers a request, and with 304 where the client has it already. */
export async function sendStored(c: Context<Env>, answer: StoredAnswer): Promise<Response> {
  for (const [name, value] of Object.entries(answer.headers)) c.header(name, value)
  if (isCurrent(answer, c.req.header('If-None-Match'))) return c.body(null, 304)
  const encoding = encodingFor(answer, c.req.header('Accept-Encoding'))
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  const bytes = await bytesOf(answer, encoding)
  c.header('Content-Length', String(bytes.length))
  return c.body(bytes as Uint8Array<ArrayBuffer>, answer.status as 200)
}

/** Whether the client's copy is current. Errors are sent in full, since 304 would stand for a success. */
export const isCurrent = ({ status, etag }: StoredAnswer, ifNoneMatch: string | undefined): boolean =>
  status === 200 && hasCurrent(ifNoneMatch, etag)

/** Zstandard is the quickest and not the smallest, so that only what nobody has asked for before is sent so. */
export const encodingFor = ({ effort, bytes }: StoredAnswer, accepted: string | undefined): Encoding =>
  chooseEncoding(accepted, effort !== 'well' || bytes.zstd !== undefined ? QUICKEST_FIRST : SMALLEST_FIRST)

/** Compressed once. What it was made of is dropped: hardly anybody asks for that, too, and it can be had again. */
async function bytesOf(answer: StoredAnswer, encoding: Encoding): Promise<Buffer> {
  const known = bytesAtOnce(answer, encoding)
  if (known !== undefined) return known
  return pack(answer, encoding, await identityOf(answer.bytes))
}

/** `undefined` if what they are made of was dropped. */
export function bytesAtOnce(answer: StoredAnswer, encoding: Encoding): Buffer | undefined {
  const { identity, [encoding]: known } = answer.bytes
  return known ?? (identity && pack(answer, encoding, identity))
}

const pack = ({ bytes, effort }: StoredAnswer, encoding: Encoding, identity: Buffer): Buffer =>
  keep(bytes, encoding, encoding === 'identity' ? identity : compress(identity, encoding, effort))

function keep(bytes: StoredAnswer['bytes'], encoding: Encoding, made: Buffer): Buffer {
  bytes[encoding] = inOwnMemory(made)
  if (encoding !== 'identity') bytes.identity = undefined
  return made
}

/** Makes what was compressed quickly as small as other answers; call it when one is asked for again. It never fails. */
export async function compressAgain(answer: StoredAnswer): Promise<void> {
  if (answer.effort === 'well') return
  answer.effort = 'well'
  const { bytes } = answer
  try {
    const identity = await identityOf(bytes)
    for (const encoding of ['br', 'gzip'] as const)
      if (bytes[encoding] !== undefined) keep(bytes, encoding, await compressAside(identity, encoding))
    if (bytes.zstd === undefined) return
    // Those who read Zstandard read Brotli, which is smaller.
    if (bytes.br === undefined) keep(bytes, 'br', await compressAside(identity, 'br'))
    bytes.zstd = undefined
  } catch {
    // It stays as it is.
  }
}

/** A short buffer is a part of a larger one, which would be kept as long as it. */
function inOwnMemory(buffer: Buffer): Buffer {
  if (buffer.buffer.byteLength === buffer.length) return buffer
  const own = Buffer.allocUnsafeSlow(buffer.length)
  buffer.copy(own)
  return own
}

function identityOf(bytes: StoredAnswer['bytes']): Buffer | Promise<Buffer> {
  if (bytes.identity !== undefined) return bytes.identity
  for (const encoding of ['br', 'zstd', 'gzip'] as const) {
    const packed = bytes[encoding]
    if (packed !== undefined) return decompress(packed, encoding)
  }
  throw new Error('a stored answer has no bytes')
}

function sizeOf({ bytes }: StoredAnswer, key: string): number {
  return Math.ceil((bytes.identity?.length ?? 0) * COMPRESSED_SHARE) + key.length * 2 + 200
}
