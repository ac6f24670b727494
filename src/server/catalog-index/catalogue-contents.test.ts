import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { colourwaysOf, createContents, patchContents } from './catalogue-contents.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

test('colourways follow products that are changed, withdrawn and added', () => {
  const { products: all } = shop.shop.catalogue.listProducts({})
  const contents = createContents(shop.shop.catalogue.listCategories(), all)
  const same = all.filter(({ model }) => model === all[0]?.model)
  const [first, second, ...others] = same
  if (!first || !second || others.length === 0) throw new Error('The demo data has no model with three colours.')
  const slugs = () => colourwaysOf(contents, first.model).map(({ slug }) => slug)
  expect(slugs()).toEqual(same.map(({ slug }) => slug))

  patchContents(contents, [first.id], [])
  expect(slugs()).toEqual([second, ...others].map(({ slug }) => slug))
  patchContents(contents, [second.id], [{ ...second, model: 'another', stock: 0 }])
  patchContents(contents, [first.id], [{ ...first, stock: 0 }])
  expect(colourwaysOf(contents, first.model).map(({ slug, isInStock }) => [slug, isInStock])).toEqual([
    [first.slug, false],
    ...others.map(({ slug, stock }) => [slug, stock > 0]),
  ])
  expect(colourwaysOf(contents, 'another')).toEqual([])
})
