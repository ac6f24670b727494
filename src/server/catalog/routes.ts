import { catalogCalls } from '../../contract/catalog.ts'
import { ShopError } from '../../contract/errors.ts'
import { toWireProduct } from '../catalog-index/catalog-product.ts'
import { readStock } from '../catalog-index/read-products.ts'
import { createApiRouter } from '../http/router.ts'
import type { Shop } from '../shop.ts'
import { getPreview } from './product-preview.ts'

export const catalogRoutes = (shop: Shop) =>
  createApiRouter(shop)
    .openapi(catalogCalls.listCategories, (c) => c.json(shop.catalogue.listCategories(), 200))
    .openapi(catalogCalls.findCategory, (c) => c.json(shop.catalogue.findCategory(c.req.valid('param').slug), 200))
    .openapi(catalogCalls.listFacets, (c) => c.json(shop.catalogue.listFacets(c.req.valid('query')), 200))
    .openapi(catalogCalls.listProducts, (c) => {
      const { products, total } = shop.catalogue.listProducts(c.req.valid('query'))
      c.header('X-Total-Count', String(total))
      return c.json(products.map(toWireProduct), 200)
    })
    .openapi(catalogCalls.getProduct, async (c) => {
      const product = shop.catalogue.findBySlug(c.req.valid('param').slug)
      if (product === null) throw new ShopError('not_found')
      // The index is only notified when stock runs out or comes back, so the exact stock is read here.
      const stock = await readStock(shop.db, product.id)
      if (stock === null) throw new ShopError('not_found')
      return c.json({ ...toWireProduct(product), stock }, 200)
    })
    .openapi(catalogCalls.getProductPreview, async (c) =>
      c.json(await getPreview(shop, c.req.valid('param').token), 200),
    )
