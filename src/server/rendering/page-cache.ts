import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface StoredPage {
  status: number
  etag: string
  /** The words of a search page without results, which is counted each time it is sent. */
  vainSearch?: string | undefined
  /** The pattern of its route. */
  route?: string
  /** By encoding; compressed ones are added on the first request for them. */
  bytes: { identity: Buffer } & { [Packed in Exclude<Encoding, 'identity'>]?: Buffer }
}

const BUDGET_BYTES = 64 * 1024 * 1024
/** With both compressed encodings, an HTML page takes about a third more memory. */
const COMPRESSED_SHARE = 1.35
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/**
 * Rendered pages as bytes. Concurrent misses share one render. A render that began before `clear` is returned but not
 * cached, since it may be out of date.
 */
export function createPageCache() {
  const pages = new LRUCache<string, StoredPage>({ maxSize: BUDGET_BYTES, sizeCalculation: sizeOf })
  const underWay = new Map<string, Promise<StoredPage>>()
  let epoch = 0

  async function renderOnce(key: string, render: () => Promise<StoredPage>, status: number) {
    const begun = epoch
    const page = await render()
    if (begun === epoch && page.status === status) pages.set(key, page)
    return page
  }

  return {
    find: (key: string): StoredPage | undefined => pages.get(key),
    /** Caches the expected status only, so that an error is not served longer than it lasts. */
    findOrRender(key: string, render: () => Promise<StoredPage>, status = 200): Promise<StoredPage> {
      const renderKey = `${epoch} ${key}`
      const waiting = underWay.get(renderKey)
      if (waiting !== undefined) return waiting
      const rendering = renderOnce(key, render, status).finally(() => underWay.delete(renderKey))
      underWay.set(renderKey, rendering)
      return rendering
    },
    clear(): void {
      epoch++
      pages.clear()
    },
  }
}

export function toStoredPage({ status, html }: { status: number; html: string }): StoredPage {
  const identity = Buffer.from(html)
  const etag = `"${createHash('sha1').update(identity).digest('base64url')}"`
  return { status, etag, bytes: { identity } }
}

export async function bytesOf(page: StoredPage, encoding: Encoding): Promise<Buffer> {
  const compressed = page.bytes[encoding]
  if (compressed !== undefined || encoding === 'identity') return compressed ?? page.bytes.identity
  const packed = encoding === 'br' ? await pack.br(page.bytes.identity, BROTLI) : await pack.gzip(page.bytes.identity)
  page.bytes[encoding] = packed
  return packed
}

export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

function sizeOf({ bytes }: StoredPage, key: string): number {
  return Math.ceil(bytes.identity.length * COMPRESSED_SHARE) + key.length * 2 + 200
}
