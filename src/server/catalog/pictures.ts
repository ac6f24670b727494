import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Product } from '../../contract/catalog.ts'
import { ShopError } from '../../contract/errors.ts'
import { PICTURE_VIEWS, type PictureView } from '../../domain/eyewear.ts'
import { createRouter } from '../http/router.ts'
import type { Shop } from '../shop.ts'
import { drawProduct } from './draw-product.ts'

interface Picture {
  svg: string
  br: Buffer
  etag: string
}

const BUDGET_BYTES = 32 * 1024 * 1024
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Draws products from their own millimetres, at `/pictures/{slug}/{view}.svg`, until photographs take their place. */
export function pictureRoutes(shop: Shop) {
  const drawn = new LRUCache<string, Picture>({
    maxSize: BUDGET_BYTES,
    sizeCalculation: ({ svg, br }) => svg.length + br.length,
  })

  function pictureOf(product: Product, view: PictureView): Picture {
    const { slug, name, shape, material, color, frameType, lensColor, measurements } = product
    const key = JSON.stringify([view, slug, name, shape, material, color, frameType, lensColor, measurements])
    const kept = drawn.get(key)
    if (kept !== undefined) return kept
    const svg = drawProduct(product, view)
    const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`
    const picture = { svg, br: brotliCompressSync(svg, BROTLI), etag }
    drawn.set(key, picture)
    return picture
  }

  return createRouter().get('/pictures/:slug/:file{[a-z-]+\\.svg}', (c) => {
    const view = PICTURE_VIEWS.find((one) => `${one}.svg` === c.req.param('file'))
    const product = shop.catalogue.findBySlug(c.req.param('slug'))
    if (view === undefined || product === null) throw new ShopError('not_found')
    const { svg, br, etag } = pictureOf(product, view)
    c.header('Cache-Control', 'public, max-age=3600')
    c.header('ETag', etag)
    c.header('Vary', 'Accept-Encoding')
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304)
    c.header('Content-Type', 'image/svg+xml')
    if (!/\bbr\b/.test(c.req.header('Accept-Encoding') ?? '')) return c.body(svg)
    c.header('Content-Encoding', 'br')
    return c.body(new Uint8Array(br))
  })
}
