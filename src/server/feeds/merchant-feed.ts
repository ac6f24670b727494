import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { ShopError } from '../../contract/errors.ts'
import { href } from '../../contract/href.ts'
import { DEFAULT_LANGUAGE, type Language, SHOP_NAME } from '../../domain/shop-facts.ts'
import { el } from '../../i18n/el.ts'
import { en } from '../../i18n/en.ts'
import { isLanguage, localized } from '../../i18n/languages.ts'
import type { Dictionary } from '../../i18n/translate.ts'
import type { CatalogProduct } from '../catalog-index/catalog-product.ts'
import { createRouter } from '../http/router.ts'
import type { Shop } from '../shop.ts'
import { merchantItem } from './merchant-item.ts'
import { escapeXml } from './xml.ts'

const WORDS = { en, el: el as unknown as Dictionary }
const BUDGET_BYTES = 32 * 1024 * 1024
const PICTURE_PX = 1200

/**
 * The Google Merchant Center feed: `/feeds/google-merchant.xml`, in Greek with `?lang=el`, and its images as JPEG, since
 * Google reads neither SVG nor AVIF there.
 *
 * @param fetchInternal calls the app in process, for product images
 */
export function merchantFeedRoutes(shop: Shop, fetchInternal: (path: string) => Promise<Response> | Response) {
  const origin = shop.config.publicOrigin
  const feeds = new Map<Language, string>()
  shop.catalogue.onChange(() => feeds.clear())
  const pictures = new LRUCache<string, Buffer>({
    maxSize: BUDGET_BYTES,
    sizeCalculation: (jpeg) => jpeg.length,
    fetchMethod: async (path) => {
      const response = await fetchInternal(path)
      if (!response.ok) throw new ShopError('not_found')
      return toJpeg(Buffer.from(await response.arrayBuffer()))
    },
  })

  function itemOf(product: CatalogProduct, language: Language): string {
    const category = shop.catalogue.listCategories().find(({ id }) => id === product.categoryId)
    const categoryName = category ? localized(category, 'name', language) : ''
    const page = `${origin}${href('product', { slug: product.slug })}${language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`}`
    const own = product.images.map((image, index) =>
      image.startsWith('/') ? `${origin}/feeds/pictures/${product.slug}/${index + 1}.jpg` : image,
    )
    return merchantItem(product, { page, pictures: own }, { language, words: WORDS[language], categoryName })
  }

  function write(language: Language): string {
    const items = shop.catalogue.listProducts({}).products.map((product) => itemOf(product, language))
    return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapeXml(SHOP_NAME)}</title>
<link>${escapeXml(origin)}</link>
<description>${escapeXml(WORDS[language].home.description)}</description>
${items.join('\n')}
</channel>
</rss>
`
  }

  return createRouter()
    .get('/feeds/google-merchant.xml', (c) => {
      const named = c.req.query('lang')
      const language = isLanguage(named) ? named : DEFAULT_LANGUAGE
      const feed = feeds.get(language) ?? write(language)
      feeds.set(language, feed)
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
  return sharp(picture)
    .flatten({ background: 'white' })
    .resize({ width: PICTURE_PX, height: PICTURE_PX, fit: 'inside' })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
}
