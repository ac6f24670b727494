import { expect, test } from 'vitest'
import { createLastingDatabase } from '../../../test/support/shop-process.ts'
import { CATEGORY_IDS } from '../../domain/eyewear.ts'
import { openShop } from '../open-shop.ts'

test('a shop without demo data has the five categories of the specification and no products', async () => {
  const { config, remove } = await createLastingDatabase()
  const { shop, close } = await openShop({ ...config, seedsDemoData: false })
  const categories = shop.catalogue.listCategories()
  expect(categories.map(({ id, slug, name }) => [id, slug, name])).toEqual([
    [1, 'sunglasses', 'Sunglasses'],
    [2, 'optical-frames', 'Optical Frames'],
    [3, 'sport-eyewear', 'Sport Eyewear'],
    [4, 'kids', 'Kids'],
    [5, 'accessories', 'Accessories'],
  ])
  expect(Object.fromEntries(categories.map(({ id, slug }) => [slug, id]))).toEqual(CATEGORY_IDS)
  expect(categories.filter(({ nameEl, descriptionEl }) => !/\p{Script=Greek}/u.test(nameEl + descriptionEl))).toEqual(
    [],
  )
  expect(shop.catalogue.listProducts({}).total).toBe(0)
  await close()
  await remove()
})
