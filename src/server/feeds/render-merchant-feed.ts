import { setImmediate } from 'node:timers/promises'
import { href } from '../../contract/href.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, SHOP_NAME } from '../../domain/shop-facts.ts'
import { DICTIONARIES } from '../../i18n/dictionaries.ts'
import { localized } from '../../i18n/languages.ts'
import type { CatalogProduct } from '../catalog-index/catalog-product.ts'
import { storeDocument } from '../db/documents.ts'
import { defineScheduledJob } from '../jobs/job.ts'
import type { Shop } from '../shop.ts'
import { merchantItem } from './merchant-item.ts'
import { escapeXml } from './xml.ts'

const CHUNK_SIZE = 100

const DELAY_SECONDS = 60

export const MERCHANT_FEED_JOB = defineScheduledJob('merchant-feed', '17 * * * *', DELAY_SECONDS)

/** Has the feed built again, once a minute at most. */
export function rebuildOnChange(shop: Shop): void {
  const rebuild = () => {
    shop.jobs
      .enqueue(shop.db, MERCHANT_FEED_JOB, {})
      .catch((err: unknown) => shop.log.error({ err }, 'enqueueing the merchant feed failed'))
  }
  shop.catalogue.onChange(rebuild)
  shop.settings.onChange(rebuild)
}

export const merchantFeedName = (language: Language) => `merchant-feed.${language}.xml`

export async function buildMerchantFeeds(shop: Shop): Promise<void> {
  for (const language of Object.keys(LANGUAGES) as Language[]) await buildMerchantFeed(shop, language)
}

/** Renders and stores the Google Merchant Center feed. Lets requests be served between chunks of products. */
export async function buildMerchantFeed(shop: Shop, language: Language): Promise<string> {
  const { products } = shop.catalogue.listProducts({})
  const items: string[] = []
  for (let start = 0; start < products.length; start += CHUNK_SIZE) {
    items.push(...products.slice(start, start + CHUNK_SIZE).map((product) => itemOf(shop, product, language)))
    await setImmediate()
  }
  const feed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapeXml(SHOP_NAME)}</title>
<link>${escapeXml(shop.config.publicOrigin)}</link>
<description>${escapeXml(DICTIONARIES[language].home.description)}</description>
${items.join('\n')}
</channel>
</rss>
`
  await storeDocument(shop.db, merchantFeedName(language), feed)
  return feed
}

function itemOf({ catalogue, config, settings }: Shop, product: CatalogProduct, language: Language): string {
  const origin = config.publicOrigin
  const category = catalogue.listCategories().find(({ id }) => id === product.categoryId)
  const categoryName = category ? localized(category, 'name', language) : ''
  const query = language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`
  const page = `${origin}${href('product', { slug: product.slug })}${query}`
  const pictures = product.images.map((image, index) =>
    image.startsWith('/') ? `${origin}/feeds/pictures/${product.slug}/${index + 1}.jpg` : image,
  )
  const { shipping } = settings.current()
  return merchantItem(product, { page, pictures }, { language, words: DICTIONARIES[language], categoryName, shipping })
}
