import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { ShopError } from '../../contract/errors.ts'
import { LANGUAGES, type Language, SHOP_NAME } from '../../domain/shop-facts.ts'
import { DICTIONARIES } from '../../i18n/dictionaries.ts'
import { localized } from '../../i18n/languages.ts'
import type { CatalogProduct } from '../catalog-index/catalog-product.ts'
import { hasCurrent } from '../http/conditional-get.ts'
import { createRouter } from '../http/router.ts'
import { placeholderAddress } from '../images/placeholder-address.ts'
import type { Shop } from '../shop.ts'
import { renderSharePicture, type ShareText } from './render-share-picture.ts'

interface ShareContent {
  text: ShareText
  /** The path of the product's image; `null` for the shop's own. */
  image: string | null
}

const BUDGET_BYTES = 16 * 1024 * 1024

/**
 * The pictures that social networks show for shared pages, drawn on request. `domain/share-picture.ts` has their paths.
 * @param fetchInternal calls the app in process, for product images
 */
export function sharePictureRoutes(shop: Shop, fetchInternal: (path: string) => Promise<Response> | Response) {
  const rendered = new LRUCache<string, Buffer, ShareContent>({
    maxSize: BUDGET_BYTES,
    sizeCalculation: (png) => png.length,
    fetchMethod: async (_key, _old, { context: { text, image } }) =>
      renderSharePicture(text, image === null ? null : await readPicture(image)),
  })

  async function readPicture(path: string): Promise<Buffer> {
    const response = await fetchInternal(path)
    if (!response.ok) throw new ShopError('not_found')
    return Buffer.from(await response.arrayBuffer())
  }

  return createRouter()
    .get('/share/:language/shop.png', (c) => answer(c.req.param('language'), c.req.header('If-None-Match')))
    .get('/share/:language/products/:file{[a-z0-9-]+\\.png}', (c) => {
      const product = shop.catalogue.findBySlug(c.req.param('file').replace(/\.png$/, ''))
      if (product === null) throw new ShopError('not_found')
      return answer(c.req.param('language'), c.req.header('If-None-Match'), product)
    })

  async function answer(code: string, ifNoneMatch: string | undefined, product?: CatalogProduct): Promise<Response> {
    if (!Object.hasOwn(LANGUAGES, code)) throw new ShopError('not_found')
    const content = shareContentOf(code as Language, product)
    const key = JSON.stringify(content)
    const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`
    const headers = { 'Cache-Control': 'public, max-age=86400', ETag: etag }
    if (hasCurrent(ifNoneMatch, etag)) return new Response(null, { status: 304, headers })
    const png = await rendered.forceFetch(key, { context: content })
    return new Response(new Uint8Array(png), { headers: { ...headers, 'Content-Type': 'image/png' } })
  }
}

function shareContentOf(language: Language, product?: CatalogProduct): ShareContent {
  const { header, footer } = DICTIONARIES[language]
  if (product === undefined) {
    return { text: { over: header.logoMain, title: footer.tagline, signature: SHOP_NAME }, image: null }
  }
  const title = localized(product, 'name', language)
  const [first = ''] = product.images
  // External images are not fetched; the placeholder always can be.
  const own = first.startsWith('/') ? first : placeholderAddress(product, 'front', 'svg')
  return { text: { over: product.brand, title, signature: SHOP_NAME }, image: own }
}
