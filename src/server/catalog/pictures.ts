import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { ShopError } from '../../contract/errors.ts'
import { PICTURE_VIEWS } from '../../domain/eyewear.ts'
import { createRouter } from '../http/router.ts'
import type { Shop } from '../shop.ts'
import { drawProduct } from './draw-product.ts'

const BUDGET_BYTES = 16 * 1024 * 1024

/** Draws products from their own millimetres, at `/pictures/{slug}/{view}.svg`, until photographs take their place. */
export function pictureRoutes(shop: Shop) {
  const drawn = new LRUCache<string, string>({ maxSize: BUDGET_BYTES, sizeCalculation: (svg) => svg.length })
  shop.catalogue.onChange(() => drawn.clear())

  return createRouter().get('/pictures/:slug/:file{[a-z-]+\\.svg}', (c) => {
    const view = PICTURE_VIEWS.find((one) => `${one}.svg` === c.req.param('file'))
    const product = shop.catalogue.findBySlug(c.req.param('slug'))
    if (view === undefined || product === null) throw new ShopError('not_found')
    const key = `${product.slug} ${view}`
    const svg = drawn.get(key) ?? drawProduct(product, view)
    drawn.set(key, svg)
    const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`
    c.header('Cache-Control', 'public, max-age=3600')
    c.header('ETag', etag)
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304)
    return c.body(svg, 200, { 'Content-Type': 'image/svg+xml' })
  })
}
