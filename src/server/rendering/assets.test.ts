import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Env } from '../http/env.ts'
import { loadAssets } from './assets.ts'

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes } as const
const FILES = {
  'assets/small-1a.js': Buffer.from('start()'),
  'assets/large-2b.wasm': Buffer.from(Array.from({ length: 500_000 }, (_, place) => (place * 31) % 251)),
}
let folder: string
let shop: Hono<Env>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-assets-'))
  await mkdir(join(folder, 'assets'))
  for (const [name, bytes] of Object.entries(FILES)) {
    await writeFile(join(folder, name), bytes)
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(bytes))
    await writeFile(join(folder, `${name}.gz`), gzipSync(bytes))
  }
  const answer = await loadAssets(folder)
  // A later build deletes the folder; pages that are still open ask for its files.
  await rm(folder, { recursive: true })
  shop = new Hono<Env>().use(async (c, next) => (await answer(c)) ?? next())
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.each(Object.entries(FILES))('%s', (name, bytes) => {
  test.each(Object.entries(DECODERS))('is sent as %s after its folder was deleted', async (encoding, decode) => {
    const ask = () => shop.request(`/${name}`, { headers: { 'Accept-Encoding': encoding } })
    const answers = await Promise.all([ask(), ask()])
    for (const answer of answers) {
      expect(answer.headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding)
      expect(answer.headers.get('Cache-Control')).toContain('immutable')
      expect(decode(Buffer.from(await answer.arrayBuffer())).equals(bytes)).toBe(true)
    }
  })

  test('is whole after a download that was given up, whatever else was opened then', async () => {
    const half = await shop.request(`/${name}`)
    const reader = half.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    const others = await Promise.all(Array.from({ length: 4 }, () => open(fileURLToPath(import.meta.url))))
    const answer = await shop.request(`/${name}`)
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    for (const other of others) await other.close()
  })

  test('is not sent again to a browser that holds it', async () => {
    const etag = (await shop.request(`/${name}`)).headers.get('ETag') ?? ''
    const again = await shop.request(`/${name}`, { headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })
})

test('files have tags of their own, and a missing one is not answered', async () => {
  const tags = await Promise.all(
    Object.keys(FILES).map(async (name) => (await shop.request(`/${name}`)).headers.get('ETag')),
  )
  expect(new Set(tags).size).toBe(tags.length)
  expect((await shop.request('/assets/none-3c.js')).status).toBe(404)
})

describe('files of other builds', () => {
  const OTHERS = ['assets/before-4d.js', 'assets/before-5e.js']

  /** Answers beside an empty build, and the folders that are still to be listed. */
  async function loadBeside() {
    const [own, other] = [await mkdtemp(join(tmpdir(), 'shop-own-')), await mkdtemp(join(tmpdir(), 'shop-other-'))]
    await mkdir(join(other, 'assets'))
    for (const name of OTHERS) await writeFile(join(other, name), name)
    const listed = [other]
    const answer = await loadAssets(own, '', () => listed.splice(0))
    const app = new Hono<Env>().use(async (c, next) => (await answer(c)) ?? next())
    onTestFinished(() =>
      Promise.all([own, other].map((one) => rm(one, { recursive: true, force: true }))).then(() => {}),
    )
    return { app, listed }
  }

  test('are there for all who ask at once', async () => {
    const { app } = await loadBeside()
    const answers = await Promise.all(OTHERS.map((name) => app.request(`/${name}`)))
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(OTHERS)
    expect((await app.request('/assets/none-3c.js')).status).toBe(404)
  })

  test('are read soon where nobody asks', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { listed } = await loadBeside()
    expect(listed).toHaveLength(1)
    vi.advanceTimersByTime(5_000)
    await Promise.resolve()
    expect(listed).toHaveLength(0)
  })
})
