import { LRUCache } from 'lru-cache'
import { ShopError } from '../../contract/errors.ts'
import { DEFAULT_LANGUAGE } from '../../domain/shop-facts.ts'
import { isLanguage } from '../../i18n/languages.ts'
import { findDocument } from '../db/documents.ts'
import { createRouter } from '../http/router.ts'
import { loadSharp } from '../lazy-packages.ts'
import type { Shop } from '../shop.ts'
import { buildMerchantFeed, merchantFeedName, rebuildOnChange } from './render-merchant-feed.ts'

const BUDGET_BYTES = 32 * 1024 * 1024
const PICTURE_PX = 1200

/**
 * The Google Merchant Center feed: `/feeds/google-merchant.xml`, in Greek with `?lang=el`, and its images as JPEG, since
 * Google reads neither SVG nor AVIF there. A job builds the feed again after each change; only the first one is built on request.
 *
 * @param fetchInternal calls the app in process, for product images
 */
export function merchantFeedRoutes(shop: Shop, fetchInternal: (path: string) => Promise<Response> | Response) {
  rebuildOnChange(shop)
  const pictures = new LRUCache<string, Buffer>({
    maxSize: BUDGET_BYTES,
    sizeCalculation: (jpeg) => jpeg.length,
    fetchMethod: async (path) => {
      const response = await fetchInternal(path)
      if (!response.ok) throw new ShopError('not_found')
      return toJpeg(Buffer.from(await response.arrayBuffer()))
    },
  })

  return createRouter()
    .get('/feeds/google-merchant.xml', async (c) => {
      const named = c.req.query('lang')
      const language = isLanguage(named) ? named : DEFAULT_LANGUAGE
      const stored = await findDocument(shop.db, merchantFeedName(language))
      const feed = stored ?? (await buildMerchantFeed(shop, language))
      return c.body(feed, 200, { 'Content-Type': 'application/xml; charset=utf-8' })
    })
    .get('/feeds/pictures/:slug/:file{[1-9][0-9]?\\.jpg}', async (c) => {
      const product = shop.catalogue.findBySlug(c.req.param('slug'))
      const image = product?.images[Number.parseInt(c.req.param('file'), 10) - 1]
      if (!image?.startsWith('/')) throw new ShopError('not_found')
      const jpeg = await pictures.forceFetch(image)
      return c.body(new Uint8Array(jpeg), 200, {
        'Content-Type': 'image/jpeg',
        'Cache-Control': 'public, max-age=86400',
      })
    })
}

function toJpeg(picture: Buffer): Promise<Buffer> {
  return loadSharp()(picture)
    .flatten({ background: 'white' })
    .resize({ width: PICTURE_PX, height: PICTURE_PX, fit: 'inside' })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
}
