import { barcodeCalls } from '../../contract/admin/barcodes.ts'
import { brandCalls } from '../../contract/admin/brands.ts'
import { pictureUploadCalls } from '../../contract/admin/pictures.ts'
import { PICTURE_BODY } from '../../contract/large-bodies.ts'
import { createAdminRouter } from '../http/admin-router.ts'
import { readFileBody } from '../http/read-file.ts'
import { uploadPicture } from '../pictures/upload-picture.ts'
import type { Shop } from '../shop.ts'
import { addBarcode, listBarcodes, removeBarcode } from './barcodes.ts'
import { addBrand, changeBrand, getBrand, listBrands } from './brands.ts'
import { changeCategory, listAdminCategories } from './categories.ts'
import { setProductPictures } from './product-pictures.ts'

/** Brands, categories, pictures and barcodes. */
export const brandRoutes = (shop: Shop) =>
  createAdminRouter(shop)
    .openapi(brandCalls.listBrands, async (c) => c.json(await listBrands(shop.db), 200))
    .openapi(brandCalls.getBrand, async (c) => c.json(await getBrand(shop.db, c.req.valid('param').brand), 200))
    .openapi(brandCalls.addBrand, async (c) => c.json(await addBrand(shop, c.var.staff, c.req.valid('json')), 200))
    .openapi(brandCalls.changeBrand, async (c) => {
      const { brand } = c.req.valid('param')
      return c.json(await changeBrand(shop, c.var.staff, brand, c.req.valid('json')), 200)
    })
    .openapi(brandCalls.listAdminCategories, async (c) => c.json(await listAdminCategories(shop.db), 200))
    .openapi(brandCalls.changeCategory, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await changeCategory(shop, c.var.staff, id, c.req.valid('json')), 200)
    })
    .openapi(pictureUploadCalls.uploadPicture, async (c) =>
      c.json(await uploadPicture(shop, c.var.staff, await readFileBody(c, PICTURE_BODY)), 200),
    )
    .openapi(pictureUploadCalls.setProductPictures, async (c) => {
      const { productId } = c.req.valid('param')
      return c.json(await setProductPictures(shop, c.var.staff, productId, c.req.valid('json')), 200)
    })
    .openapi(barcodeCalls.listBarcodes, async (c) =>
      c.json(await listBarcodes(shop.db, c.req.valid('param').productId), 200),
    )
    .openapi(barcodeCalls.addBarcode, async (c) => {
      const { productId } = c.req.valid('param')
      return c.json(await addBarcode(shop, c.var.staff, productId, c.req.valid('json').code), 200)
    })
    .openapi(barcodeCalls.removeBarcode, async (c) => {
      const { productId, code } = c.req.valid('param')
      return c.json(await removeBarcode(shop, c.var.staff, productId, code), 200)
    })
