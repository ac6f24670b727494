import { adminProductCalls } from '../../contract/admin/products.ts'
import { href } from '../../contract/href.ts'
import { createAdminRouter } from '../http/admin-router.ts'
import type { Shop } from '../shop.ts'
import { getAdminProduct } from './admin-product.ts'
import { addProduct, changePrice, changeStatus, editProduct } from './edit-product.ts'
import { countAdminProducts, listAdminProducts, listProductChoices } from './list-admin-products.ts'
import { createPreviewToken } from './product-preview.ts'
import { addReduction, endReduction } from './reductions.ts'

export const adminProductRoutes = (shop: Shop) =>
  createAdminRouter(shop)
    .openapi(adminProductCalls.listAdminProducts, async (c) =>
      c.json(await listAdminProducts(shop, c.req.valid('query')), 200),
    )
    .openapi(adminProductCalls.countAdminProducts, async (c) => c.json(await countAdminProducts(shop), 200))
    .openapi(adminProductCalls.listProductChoices, async (c) => c.json(await listProductChoices(shop.db), 200))
    .openapi(adminProductCalls.addAdminProduct, async (c) =>
      c.json(await addProduct(shop, c.var.staff, c.req.valid('json')), 200),
    )
    .openapi(adminProductCalls.getAdminProduct, async (c) =>
      c.json(await getAdminProduct(shop, c.req.valid('param').productId), 200),
    )
    .openapi(adminProductCalls.changeAdminProduct, async (c) => {
      const { version, changes } = c.req.valid('json')
      return c.json(await editProduct(shop, c.var.staff, { ...c.req.valid('param'), version }, changes), 200)
    })
    .openapi(adminProductCalls.changeProductPrice, async (c) => {
      const { version, ...change } = c.req.valid('json')
      return c.json(await changePrice(shop, c.var.staff, { ...c.req.valid('param'), version }, change), 200)
    })
    .openapi(adminProductCalls.changeProductStatus, async (c) => {
      const { version, status } = c.req.valid('json')
      return c.json(await changeStatus(shop, c.var.staff, { ...c.req.valid('param'), version }, status), 200)
    })
    .openapi(adminProductCalls.addReduction, async (c) => {
      const form = c.req.valid('json')
      return c.json(await addReduction(shop, c.var.staff, { ...c.req.valid('param'), ...form }, form), 200)
    })
    .openapi(adminProductCalls.endReduction, async (c) => {
      const { productId, reductionId } = c.req.valid('param')
      const seen = { productId, version: c.req.valid('json').version }
      return c.json(await endReduction(shop, c.var.staff, seen, reductionId), 200)
    })
    .openapi(adminProductCalls.previewProduct, async (c) => {
      const token = await createPreviewToken(shop, c.req.valid('param').productId)
      return c.redirect(href('productPreview', { token }), 302)
    })
