import { catalogCalls } from '../../contract/catalog-calls.ts'
import { ShopError } from '../../contract/errors.ts'
import { fitCalls } from '../../contract/fit.ts'
import { NEAREST_PRODUCTS } from '../../contract/product-queries.ts'
import { RELATED_PRODUCTS } from '../../domain/shop-facts.ts'
import { type CatalogProduct, toWireProduct } from '../catalog-index/catalog-product.ts'
import { readStock } from '../catalog-index/read-products.ts'
import { createAddressReader } from '../http/requester-address.ts'
import { createApiRouter } from '../http/router.ts'
import { answerSearch } from '../searches/answer-search.ts'
import { findVainQuery } from '../searches/find-vain-query.ts'
import type { Shop } from '../shop.ts'
import { listFreePieces } from '../stock/free-pieces.ts'
import type { CatalogueAnswers } from './catalogue-answers.ts'
import { getPreview } from './product-preview.ts'

export function catalogRoutes(shop: Shop, { answer }: Pick<CatalogueAnswers, 'answer'>) {
  const addressOf = createAddressReader(shop)
  const toListed = (product: CatalogProduct) => {
    const colourways = shop.catalogue.listColourways(product.model)
    return { ...toWireProduct(product), ...(colourways.length > 0 && { colourways }) }
  }
  return createApiRouter(shop)
    .openapi(catalogCalls.listCategories, (c) => answer(c, () => c.json(shop.catalogue.listCategories(), 200)))
    .openapi(catalogCalls.findCategory, (c) =>
      answer(c, () => c.json(shop.catalogue.findCategory(c.req.valid('param').slug), 200)),
    )
    .openapi(catalogCalls.listFacets, (c) =>
      answer(c, () => c.json(shop.catalogue.listFacets(c.req.valid('query')), 200)),
    )
    .openapi(fitCalls.findFitting, (c) =>
      answer(c, () => {
        const { products, ...counts } = shop.catalogue.listFitting(c.req.valid('query'))
        return c.json({ ...counts, products: products.map(toListed) }, 200)
      }),
    )
    .openapi(catalogCalls.findNearest, (c) =>
      answer(c, () => {
        const { products, drops } = shop.catalogue.findNearest(c.req.valid('query'), NEAREST_PRODUCTS)
        return c.json({ drops, products: products.map(toListed) }, 200)
      }),
    )
    .openapi(catalogCalls.answerSearch, (c) => answer(c, () => c.json(answerSearch(shop, c.req.valid('query').q), 200)))
    .openapi(catalogCalls.listProducts, (c) =>
      answer(c, () => {
        const query = c.req.valid('query')
        const { products, total } = shop.catalogue.listProducts(query)
        const vain = total === 0 ? findVainQuery(shop, query.q) : undefined
        if (vain !== undefined) shop.vainSearches.note(vain, c.env?.incoming ? addressOf(c) : null)
        c.header('X-Total-Count', String(total))
        return c.json(products.map(toListed), 200)
      }),
    )
    .openapi(catalogCalls.getProduct, async (c) => {
      const product = shop.catalogue.findBySlug(c.req.valid('param').slug)
      if (product === null) throw new ShopError('not_found')
      // The index is only notified when stock runs out or comes back, so the exact stock is read here.
      const stock = await readStock(shop.db, product.id)
      if (stock === null) throw new ShopError('not_found')
      return c.json({ ...toListed(product), stock }, 200)
    })
    .openapi(catalogCalls.listRelated, (c) =>
      answer(c, () => {
        const product = shop.catalogue.findBySlug(c.req.valid('param').slug)
        if (product === null) throw new ShopError('not_found')
        return c.json(shop.catalogue.listRelated(product, RELATED_PRODUCTS).map(toListed), 200)
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
