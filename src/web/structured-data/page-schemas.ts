import { reading } from '../../client/queries.ts'
import type { Category, Product } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { localized } from '../../i18n/languages.ts'
import { contentRead } from '../content/content-query.ts'
import type { Content } from '../content/parse-content.ts'
import { wayThing } from './breadcrumb-schema.ts'
import { faqThings } from './faq-schema.ts'
import type { Thing, ToldPage } from './page-facts.ts'
import { productThing } from './product-schema.ts'
import { shopThing, siteThing } from './shop-schemas.ts'
import { storeThings } from './store-schemas.ts'

/** What a page tells of itself in the words of schema.org. */
export function thingsOf(page: ToldPage): Thing[] {
  switch (page.name) {
    case 'home':
      return [shopThing(page), siteThing(page), ...storeThings(page)]
    case 'collections':
    case 'category':
      return [listingWay(page)]
    case 'product':
      return productThings(page)
    case 'contact':
      return [wayThing(page, [home(page), [page.words.contact.title, href('contact')]]), ...storeThings(page)]
    default:
      return readThings(page)
  }
}

const home = ({ words }: ToldPage) => [words.product.home, href('home')] as const
const collections = ({ words }: ToldPage) => [words.product.collections, href('collections')] as const

function listingWay(page: ToldPage): Thing {
  const slug = page.params.category ?? ''
  const category: Category | null | undefined = page.queries.getQueryData(
    reading('GET /api/categories/{slug}', { params: { slug } }).queryKey,
  )
  const own = category
    ? [[localized(category, 'name', page.language), href('category', { category: slug })] as const]
    : []
  return wayThing(page, [home(page), collections(page), ...own])
}

function productThings(page: ToldPage): Thing[] {
  const slug = page.params.slug ?? ''
  const read = reading('GET /api/products/{slug}', { params: { slug } })
  const product: Product | undefined = page.queries.getQueryData(read.queryKey)
  if (product === undefined) return []
  const way = [
    home(page),
    collections(page),
    [localized(product, 'name', page.language), href('product', { slug })] as const,
  ]
  return [productThing(page, product), wayThing(page, way)]
}

/** A page that is read: the way to it, its questions, and the stores where it is about them. */
function readThings(page: ToldPage): Thing[] {
  const { pathname } = new URL(page.url, page.origin)
  const content: Content | undefined = page.queries.getQueryData(
    contentRead(pathname.replaceAll('/', '').toLowerCase(), page.language).queryKey,
  )
  if (content === undefined) return []
  return [
    wayThing(page, [home(page), [content.title, pathname]]),
    ...faqThings(content),
    ...(page.name === 'locations' ? storeThings(page) : []),
  ]
}
