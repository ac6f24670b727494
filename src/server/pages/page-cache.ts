import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface StoredPage {
  status: number
  etag: string
  bytes: Record<Encoding, Buffer>
}

const BUDGET_BYTES = 64 * 1024 * 1024
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/**
 * Pages as bytes, ready to send. A miss is rendered once, whoever asks meanwhile waits for it. A render that began
 * before `clear` is answered but not kept, since it may show what was then true.
 */
export function createPageCache() {
  const pages = new LRUCache<string, StoredPage>({ maxSize: BUDGET_BYTES, sizeCalculation: sizeOf })
  const underWay = new Map<string, Promise<StoredPage>>()
  let epoch = 0

  async function renderOnce(key: string, render: () => Promise<{ status: number; html: string }>) {
    const begun = epoch
    const page = await packPage(await render())
    if (begun === epoch && page.status === 200) pages.set(key, page)
    return page
  }

  return {
    find: (key: string): StoredPage | undefined => pages.get(key),
    findOrRender(key: string, render: () => Promise<{ status: number; html: string }>): Promise<StoredPage> {
      const flight = `${epoch} ${key}`
      const waiting = underWay.get(flight)
      if (waiting !== undefined) return waiting
      const rendering = renderOnce(key, render).finally(() => underWay.delete(flight))
      underWay.set(flight, rendering)
      return rendering
    },
    clear(): void {
      epoch++
      pages.clear()
    },
  }
}

/** Compresses a page in every encoding that browsers ask for. */
export async function packPage({ status, html }: { status: number; html: string }): Promise<StoredPage> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([brotli(identity, BROTLI), deflate(identity)])
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { status, etag, bytes: { br, gzip: gz, identity } }
}

/** The best encoding a browser takes. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

function sizeOf({ bytes }: StoredPage, key: string): number {
  return bytes.br.length + bytes.gzip.length + bytes.identity.length + key.length * 2 + 200
}
