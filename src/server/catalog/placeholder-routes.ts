import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { ShopError } from '../../contract/errors.ts'
import { PLACEHOLDER_VIEWS, type PlaceholderView } from '../../domain/eyewear.ts'
import { findWithdrawn } from '../catalog-index/read-products.ts'
import { chooseEncoding } from '../http/compression.ts'
import { setImmutable } from '../http/immutable-files.ts'
import { createRouter } from '../http/router.ts'
import { drawPlaceholder } from '../images/draw-placeholder.ts'
import { type PlaceholderSubject, placeholderAddress } from '../images/placeholder-address.ts'
import { loadSharp } from '../lazy-packages.ts'
import type { Shop } from '../shop.ts'

interface PlaceholderRequest {
  product: PlaceholderSubject
  view: PlaceholderView
  format: 'svg' | 'png'
}

interface Rendered {
  bytes: Buffer
  br: Buffer | null
}

/** Views of earlier versions, whose paths may still be in use. */
const FORMER_VIEWS = ['three-quarter', 'side']
const BUDGET_BYTES = 32 * 1024 * 1024
/** Twice the width at which e-mails show it. */
const PNG_WIDTH = 152
const TYPES = { svg: 'image/svg+xml', png: 'image/png' }
const compress = promisify(brotliCompress)

/** Placeholders are drawn only here, on request. The latest are cached. */
export function placeholderRoutes(shop: Shop) {
  const rendered = new LRUCache<string, Rendered, PlaceholderRequest>({
    maxSize: BUDGET_BYTES,
    sizeCalculation: ({ bytes, br }) => bytes.length + (br?.length ?? 0),
    fetchMethod: (_address, _old, { context }) => render(context),
  })

  async function get(slug: string, file: string, path: string): Promise<PlaceholderRequest & { address: string }> {
    const [, name = '', format] = /^([a-z-]+)\.(svg|png)$/.exec(file) ?? []
    const published = shop.catalogue.findBySlug(slug)
    const withdrawn = published === null ? await findWithdrawn(shop.db, slug) : null
    const product = published ?? withdrawn?.product ?? null
    const view = FORMER_VIEWS.includes(name) ? 'front' : PLACEHOLDER_VIEWS.find((one) => one === name)
    if (product === null || view === undefined || (format !== 'svg' && format !== 'png'))
      throw new ShopError('not_found')
    const address = placeholderAddress(product, view, format)
    // The address of a draft's picture is known only to those who see the draft.
    if (withdrawn?.status === 'draft' && path !== address) throw new ShopError('not_found')
    return { product, view, format, address }
  }

  return createRouter()
    .get('/pictures/:slug/:mark/:file{[a-z-]+\\.(svg|png)}', async (c) => {
      const { address, ...request } = await get(c.req.param('slug'), c.req.param('file'), c.req.path)
      // Orders keep the image path of their day; the product may have changed since.
      if (c.req.path !== address) return redirectToCurrent(address)
      const unchanged = setImmutable(c)
      if (unchanged !== null) return unchanged
      const { bytes, br } = await rendered.forceFetch(address, { context: request })
      c.header('Vary', 'Accept-Encoding')
      c.header('Content-Type', TYPES[request.format])
      // Webmail embeds the image in its own page.
      if (request.format === 'png') c.header('Cross-Origin-Resource-Policy', 'cross-origin')
      const encoding = br === null ? 'identity' : chooseEncoding(c.req.header('Accept-Encoding'), ['br'])
      if (encoding !== 'identity') c.header('Content-Encoding', encoding)
      return c.body(new Uint8Array(encoding === 'identity' || br === null ? bytes : br))
    })
    .get('/pictures/:slug/:file{[a-z-]+\\.(svg|png)}', async (c) => {
      return redirectToCurrent((await get(c.req.param('slug'), c.req.param('file'), c.req.path)).address)
    })
}

const redirectToCurrent = (address: string) =>
  new Response(null, { status: 302, headers: { Location: address, 'Cache-Control': 'no-cache' } })

async function render({ product, view, format }: PlaceholderRequest): Promise<Rendered> {
  const bytes = Buffer.from(drawPlaceholder(product, view))
  if (format === 'svg') {
    return { bytes, br: await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) }
  }
  return { bytes: await loadSharp()(bytes).resize(PNG_WIDTH).png({ palette: true }).toBuffer(), br: null }
}
