import { ShopError } from '../../contract/errors.ts'
import { pictureCalls } from '../../contract/pictures.ts'
import { colourwayOf, finishesOf } from '../../domain/finishes/frame-finishes.ts'
import { answerImmutableBytes, answerImmutableFile } from '../http/immutable-files.ts'
import { createApiRouter } from '../http/router.ts'
import { findPictureFile } from '../images/uploaded-pictures.ts'
import type { Shop } from '../shop.ts'

export function imageRoutes(shop: Shop) {
  const { variants, editorials, models } = shop.images
  return createApiRouter(shop)
    .openapi(pictureCalls.listEditorials, (c) => c.json(editorials.list(), 200))
    .openapi(pictureCalls.findLook, (c) => {
      const product = shop.catalogue.findBySlug(c.req.valid('param').slug)
      if (product === null) throw new ShopError('not_found')
      const colourway = colourwayOf(product)
      const addresses = product.model === null ? null : models.find(product.model)
      return c.json(colourway && addresses && { models: addresses, finishes: finishesOf(colourway) }, 200)
    })
    .get('/pictures/:slug/:mark/:file{[a-z-]+-[0-9]+\\.(avif|webp)}', async (c) => {
      const path = variants.files.get(c.req.path)
      if (path !== undefined) return answerImmutableFile(c, path)
      // Orders keep the image path of their day; the image may have been rendered again since.
      const { slug, file } = c.req.param()
      const [current] = variants.find(slug) ?? []
      const address = current?.replace(/[^/]+$/, file)
      if (address === undefined || !variants.files.has(address)) throw new ShopError('not_found')
      c.header('Cache-Control', 'no-cache')
      return c.redirect(address)
    })
    .get('/pictures/:mark{[0-9A-Za-z]+}/:file{photo-[0-9]+\\.(avif|webp)}', async (c) => {
      const { mark, file } = c.req.param()
      const body = await findPictureFile(shop.db, mark, file)
      if (body === null) throw new ShopError('not_found')
      return answerImmutableBytes(c, body, file)
    })
    .get('/:kind{editorials|models}/:mark/:file', (c) => {
      const path = editorials.files.get(c.req.path) ?? models.files.get(c.req.path)
      if (path === undefined) throw new ShopError('not_found')
      return answerImmutableFile(c, path)
    })
}
