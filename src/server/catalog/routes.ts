import type { Context } from 'hono'
import type { Product, ProductCard } from '../../contract/catalog.ts'
import { catalogCalls } from '../../contract/catalog-calls.ts'
import { ShopError } from '../../contract/errors.ts'
import { fitCalls } from '../../contract/fit.ts'
import { NEAREST_PRODUCTS, type ProductsQuery } from '../../contract/product-queries.ts'
import { RELATED_PRODUCTS } from '../../domain/shop-facts.ts'
import type { CatalogProduct } from '../catalog-index/catalog-product.ts'
import type { Env } from '../http/env.ts'
import { createAddressReader } from '../http/requester-address.ts'
import { createApiRouter } from '../http/router.ts'
import { answerSearch } from '../searches/answer-search.ts'
import { findVainQuery } from '../searches/find-vain-query.ts'
import type { Shop } from '../shop.ts'
import { listFreePieces } from '../stock/free-pieces.ts'
import { type CatalogueAnswers, json, type Written } from './catalogue-answers.ts'
import { getPreview } from './product-preview.ts'
import { createProductTexts, toListed as toListedIn } from './product-texts.ts'

const addressOfProduct = ({ slug }: Pick<CatalogProduct, 'slug'>) => `/api/products/${slug}`

export function catalogRoutes(shop: Shop, answers: CatalogueAnswers) {
  const { answer } = answers
  const addressOf = createAddressReader(shop)
  const texts = createProductTexts(shop.catalogue)
  const toListed = (product: CatalogProduct) => toListedIn(shop.catalogue, product)
  const { catalogue } = shop
  const write = {
    products: (query: ProductsQuery) => writeList<Product>(query, texts.writeProducts),
    cards: (query: ProductsQuery) => writeList<ProductCard>(query, texts.writeCards),
    facets: (query: ProductsQuery) => json(catalogue.listFacets(query)),
  }
  function writeList<Item>(query: ProductsQuery, write: (products: CatalogProduct[]) => Buffer): Written<Item[]> {
    const { products, total } = catalogue.listProducts(query)
    return { bytes: write(products), total }
  }
  function counted<Item>(c: Context<Env>, { q }: ProductsQuery, list: Written<Item[]>): Written<Item[]> {
    const vain = findVainQuery(shop, q)
    if (vain !== undefined) shop.vainSearches.note(vain, c.env?.incoming ? addressOf(c) : null)
    return list
  }
  shop.stock.onChange((id) => {
    const product = id === 'all' ? null : catalogue.findProduct(id)
    answers.forget(product === null ? 'all' : addressOfProduct(product))
  })
  answers.answerDirectly(catalogCalls.listProducts, write.products)
  answers.answerDirectly(catalogCalls.listCards, write.cards, (query) =>
    texts.readCards(catalogue.listProducts(query).products),
  )
  answers.answerDirectly(catalogCalls.listFacets, write.facets)
  return createApiRouter(shop)
    .openapi(catalogCalls.listCategories, (c) => answer(c, () => json(shop.catalogue.listCategories())))
    .openapi(catalogCalls.findCategory, (c) =>
      answer(c, () => json(shop.catalogue.findCategory(c.req.valid('param').slug))),
    )
    .openapi(catalogCalls.listFacets, (c) => answer(c, () => write.facets(c.req.valid('query'))))
    .openapi(fitCalls.findFitting, (c) =>
      answer(c, () => {
        const { products, ...counts } = shop.catalogue.listFitting(c.req.valid('query'))
        return json({ ...counts, products: products.map(toListed) })
      }),
    )
    .openapi(catalogCalls.findNearest, (c) =>
      answer(c, () => {
        const { products, drops } = shop.catalogue.findNearest(c.req.valid('query'), NEAREST_PRODUCTS)
        return json({ drops, products: products.map(toListed) })
      }),
    )
    .openapi(catalogCalls.answerSearch, (c) => answer(c, () => json(answerSearch(shop, c.req.valid('query').q))))
    .openapi(catalogCalls.listProducts, (c) => {
      const query = c.req.valid('query')
      return answer(c, () => counted(c, query, write.products(query)))
    })
    .openapi(catalogCalls.listCards, (c) => {
      const query = c.req.valid('query')
      return answer(c, () => counted(c, query, write.cards(query)))
    })
    .openapi(catalogCalls.getProduct, async (c) => {
      const { slug } = c.req.valid('param')
      const id = shop.catalogue.findBySlug(slug)?.id
      // The index is only notified when stock runs out or comes back, so the exact stock is read here.
      const stock = id === undefined ? null : await shop.stock.read(id)
      // Read after the stock: it may have changed in the meantime.
      const product = shop.catalogue.findBySlug(slug)
      if (product === null || stock === null) throw new ShopError('not_found')
      const address = stock.isCurrent ? addressOfProduct(product) : null
      return answers.answerForNow(c, address, () => json({ ...toListed(product), stock: stock.pieces }))
    })
    .openapi(catalogCalls.listRelated, (c) =>
      answer(c, () => {
        const product = shop.catalogue.findBySlug(c.req.valid('param').slug)
        if (product === null) throw new ShopError('not_found')
        return json(shop.catalogue.listRelated(product, RELATED_PRODUCTS).map(toListed))
      }),
    )
    .openapi(catalogCalls.listProductStores, async (c) => {
      const product = shop.catalogue.findBySlug(c.req.valid('param').slug)
      if (product === null) throw new ShopError('not_found')
      return c.json(await listFreePieces(shop, product.id), 200)
    })
    .openapi(catalogCalls.getProductPreview, async (c) =>
      c.json(await getPreview(shop, c.req.valid('param').token), 200),
    )
}
