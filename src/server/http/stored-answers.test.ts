import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Effort, Encoding } from './compression.ts'
import type { Env } from './env.ts'
import { compressAgain, sendStored, toStoredAnswer } from './stored-answers.ts'

const TEXT = 'Στρογγυλοί σκελετοί. '.repeat(2000)
const DECODERS = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
  identity: (bytes: Buffer) => bytes,
} as const

function openAnswer(text = TEXT, effort: Effort = 'well') {
  const answer = toStoredAnswer(text, { headers: { 'Content-Type': 'text/plain' }, effort })
  const app = new Hono<Env>().get('/', (c) => sendStored(c, answer))
  async function ask(encoding: Encoding): Promise<string> {
    const response = await app.request('/', { headers: { 'Accept-Encoding': encoding } })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('Content-Encoding') ?? 'identity').toBe(encoding)
    expect(response.headers.get('Content-Length')).toBe(String(bytes.length))
    return DECODERS[encoding](bytes).toString()
  }
  const kept = () => Object.entries(answer.bytes).flatMap(([encoding, bytes]) => (bytes === undefined ? [] : encoding))
  return { app, ask, kept, answer }
}

const ORDERS: Encoding[][] = [
  ['identity', 'br', 'gzip', 'identity', 'br'],
  ['gzip', 'identity', 'br', 'gzip'],
  ['br', 'gzip', 'br', 'identity'],
  ['zstd', 'br', 'zstd', 'gzip', 'zstd'],
]
test.each(ORDERS)('an answer is the same in each encoding: %s, %s, %s, %s', async (...order) => {
  const { ask } = openAnswer()
  for (const encoding of order) expect(await ask(encoding)).toBe(TEXT)
})

test('those who ask at once in all encodings get the same answer', async () => {
  const { ask } = openAnswer()
  const all: Encoding[] = ['br', 'gzip', 'identity', 'br', 'gzip', 'identity']
  expect(new Set(await Promise.all(all.map(ask)))).toEqual(new Set([TEXT]))
})

test('is kept in the encodings that were asked for last', async () => {
  const { ask, kept } = openAnswer()
  expect(kept()).toEqual(['identity'])
  await ask('br')
  expect(kept()).toEqual(['br'])
  await ask('identity')
  expect(kept().sort()).toEqual(['br', 'identity'])
})

test('keeps no more memory than its bytes', async () => {
  const { ask, answer } = openAnswer()
  for (const encoding of ['br', 'gzip', 'identity'] as const) await ask(encoding)
  for (const bytes of Object.values(answer.bytes)) expect(bytes?.buffer.byteLength).toBe(bytes?.length)
  const short = toStoredAnswer('[]', { headers: {} })
  expect(short.bytes.identity?.buffer.byteLength).toBe(2)
})

test('what is asked for again is compressed better, and says the same', async () => {
  const text = JSON.stringify(
    Array.from({ length: 200 }, (_, at) => ({ at, price: (at * 7919) % 1000, name: 'σκελετός' })),
  )
  const { ask, kept, answer } = openAnswer(text, 'quickly')
  for (const encoding of ['br', 'gzip'] as const) {
    expect(await ask(encoding)).toBe(text)
    const quick = answer.bytes[encoding]?.length ?? 0
    await compressAgain(answer)
    expect(answer.bytes[encoding]?.length).toBeLessThan(quick)
    expect(await ask(encoding)).toBe(text)
    answer.effort = 'quickly'
  }
  expect(kept().sort()).toEqual(['br', 'gzip'])
})

const BROWSER = 'gzip, deflate, br, zstd'

/** The encoding of an answer to a browser, and what it says. */
async function askAsBrowser(app: Hono<Env>) {
  const response = await app.request('/', { headers: { 'Accept-Encoding': BROWSER } })
  const encoding = response.headers.get('Content-Encoding') as Encoding
  return { encoding, text: DECODERS[encoding](Buffer.from(await response.arrayBuffer())).toString() }
}

test.each(['quickly', 'fairly'] as const)(
  'what is compressed %s is sent in Zstandard, and asked for again, in Brotli',
  async (effort) => {
    const { app, answer, kept } = openAnswer(TEXT, effort)
    expect(await askAsBrowser(app)).toEqual({ encoding: 'zstd', text: TEXT })
    expect(await askAsBrowser(app)).toEqual({ encoding: 'zstd', text: TEXT })
    await compressAgain(answer)
    expect(kept()).toEqual(['br'])
    expect(await askAsBrowser(app)).toEqual({ encoding: 'br', text: TEXT })
  },
)

test('who asks while an answer is compressed again gets what there is', async () => {
  const { app, ask, answer } = openAnswer(TEXT, 'fairly')
  await askAsBrowser(app)
  const compressing = compressAgain(answer)
  expect(await askAsBrowser(app)).toEqual({ encoding: 'zstd', text: TEXT })
  expect(await ask('br')).toBe(TEXT)
  await compressing
  expect(await askAsBrowser(app)).toEqual({ encoding: 'br', text: TEXT })
})

test('what was compressed well from the start is sent in Brotli', async () => {
  const { app } = openAnswer()
  expect(await askAsBrowser(app)).toEqual({ encoding: 'br', text: TEXT })
})
