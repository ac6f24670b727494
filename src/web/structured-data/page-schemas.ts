import { callQuery } from '../../client/queries.ts'
import type { Category, Product } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { localized } from '../../i18n/languages.ts'
import { contentQuery } from '../content/content-query.ts'
import type { Content } from '../content/parse-content.ts'
import { breadcrumbSchema } from './breadcrumb-schema.ts'
import { faqSchemas } from './faq-schema.ts'
import type { PageFacts, Schema } from './page-facts.ts'
import { productSchema } from './product-schema.ts'
import { shopSchema, siteSchema } from './shop-schemas.ts'
import { storeSchemas } from './store-schemas.ts'

export function pageSchemas(page: PageFacts): Schema[] {
  switch (page.name) {
    case 'home':
      return [shopSchema(page), siteSchema(page), ...storeSchemas(page)]
    case 'collections':
    case 'category':
      return [listingBreadcrumbs(page)]
    case 'product':
      return productSchemas(page)
    case 'contact':
      return [breadcrumbSchema(page, [home(page), [page.words.contact.title, href('contact')]]), ...storeSchemas(page)]
    default:
      return textPageSchemas(page)
  }
}

const home = ({ words }: PageFacts) => [words.product.home, href('home')] as const
const collections = ({ words }: PageFacts) => [words.product.collections, href('collections')] as const

function listingBreadcrumbs(page: PageFacts): Schema {
  const slug = page.params.category ?? ''
  const category: Category | null | undefined = page.queries.getQueryData(
    callQuery('GET /api/categories/{slug}', { params: { slug } }).queryKey,
  )
  const own = category
    ? [[localized(category, 'name', page.language), href('category', { category: slug })] as const]
    : []
  return breadcrumbSchema(page, [home(page), collections(page), ...own])
}

function productSchemas(page: PageFacts): Schema[] {
  const slug = page.params.slug ?? ''
  const read = callQuery('GET /api/products/{slug}', { params: { slug } })
  const product: Product | undefined = page.queries.getQueryData(read.queryKey)
  if (product === undefined) return []
  const trail = [
    home(page),
    collections(page),
    [localized(product, 'name', page.language), href('product', { slug })] as const,
  ]
  return [productSchema(page, product), breadcrumbSchema(page, trail)]
}

function textPageSchemas(page: PageFacts): Schema[] {
  const { pathname } = new URL(page.url, page.origin)
  const content: Content | undefined = page.queries.getQueryData(
    contentQuery(pathname.replaceAll('/', '').toLowerCase(), page.language, page.settings).queryKey,
  )
  if (content === undefined) return []
  return [
    breadcrumbSchema(page, [home(page), [content.title, pathname]]),
    ...faqSchemas(content),
    ...(page.name === 'locations' ? storeSchemas(page) : []),
  ]
}
