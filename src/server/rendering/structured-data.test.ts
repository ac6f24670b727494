import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { missingProperties, structuredDataIn } from '../../../test/support/rich-results.ts'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { toWireProduct } from '../catalog-index/catalog-product.ts'
import { products } from '../db/schema.ts'

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000 })

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ bundle: () => ({ storefront: unbuiltStorefront, assets: () => undefined }) })
})
afterAll(() => shop.close())

const read = async (path: string) => (await shop.visitor().send(path)).text()
const schemasIn = async (path: string) => structuredDataIn(await read(path))
const kindsOf = async (path: string) => (await schemasIn(path)).map((schema) => schema['@type'])
const schemaOf = async (path: string, kind: string) => {
  const schema = (await schemasIn(path)).find((one) => one['@type'] === kind)
  if (schema === undefined) throw new Error(`${path} has no ${kind}`)
  return schema
}

describe('structured data', () => {
  test.each([
    ['/', ['OnlineStore', 'WebSite', 'Optician', 'Optician', 'Optician']],
    ['/collections', ['BreadcrumbList']],
    ['/collections/kids', ['BreadcrumbList']],
    ['/products/aviator-gold', ['Product', 'BreadcrumbList']],
    ['/products/silk-cord-navy', ['Product', 'BreadcrumbList']],
    ['/faqs', ['BreadcrumbList', 'FAQPage']],
    ['/locations', ['BreadcrumbList', 'Optician', 'Optician', 'Optician']],
    ['/contact', ['BreadcrumbList', 'Optician', 'Optician', 'Optician']],
    ['/size-guide', ['BreadcrumbList']],
  ])('%s has all required properties of each schema, in both languages', async (path, kinds) => {
    for (const language of ['en', 'el']) {
      const schemas = await schemasIn(`${path}?lang=${language}`)
      expect(missingProperties(schemas)).toEqual([])
      expect(schemas.map((schema) => schema['@type'])).toEqual(kinds)
    }
  })

  test('every product is complete', async () => {
    for (const { slug } of shop.shop.catalogue.listProducts({}).products) {
      expect(missingProperties(await schemasIn(`/products/${slug}`)), slug).toEqual([])
    }
  })

  test.each(['/cart', '/checkout', '/login', '/account', '/not-found'])('%s has none', async (path) => {
    expect(await kindsOf(path)).toEqual([])
  })
})

describe('a product', () => {
  test('has the price of its page, in euro, whatever currency the visitor chose', async () => {
    const visitor = shop.visitor()
    visitor.cookies.set('currency', 'USD')
    const [product] = structuredDataIn(await (await visitor.send('/products/aviator-gold')).text())
    expect(product?.offers).toMatchObject({ price: '245.00', priceCurrency: 'EUR' })
  })

  test('is delivered free from the threshold on and for the fee below it', async () => {
    const rate = async (slug: string) =>
      ((await schemaOf(`/products/${slug}`, 'Product')).offers as { shippingDetails: { shippingRate: unknown } })
        .shippingDetails.shippingRate
    expect(await rate('aviator-gold')).toMatchObject({ value: '0.00', currency: 'EUR' })
    const cheap = shop.shop.catalogue.listProducts({ sort: 'price-asc' }).products[0]
    expect(await rate(cheap?.slug ?? '')).toMatchObject({ value: '5.00' })
  })

  test('is measured in millimetres', async () => {
    const { measurements } = await shop.product('aviator-gold')
    const { additionalProperty } = await schemaOf('/products/aviator-gold', 'Product')
    expect(additionalProperty).toContainEqual({
      '@type': 'PropertyValue',
      name: 'Bridge',
      value: measurements?.bridgeMm,
      unitCode: 'MMT',
    })
  })

  test('has the reference price only while it is reduced', async () => {
    const reduced = shop.shop.catalogue
      .listProducts({})
      .products.map(toWireProduct)
      .find(({ discountPrice }) => discountPrice !== null)
    expect((await schemaOf(`/products/${reduced?.slug}`, 'Product')).offers).toMatchObject({
      price: reduced?.discountPrice?.toFixed(2),
      priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: reduced?.price.toFixed(2) },
    })
    expect((await schemaOf('/products/aviator-gold', 'Product')).offers).not.toHaveProperty('priceSpecification')
  })

  test('that sells out is out of stock', async () => {
    const { id } = await shop.product('aviator-gold')
    const availability = async () =>
      ((await schemaOf('/products/aviator-gold', 'Product')).offers as { availability: string }).availability
    expect(await availability()).toBe('https://schema.org/InStock')
    await shop.shop.db.update(products).set({ stock: 0 }).where(eq(products.id, id))
    await soon(async () => expect(await availability()).toBe('https://schema.org/OutOfStock'))
    await shop.shop.db.update(products).set({ stock: 2 }).where(eq(products.id, id))
    await soon(async () => expect(await availability()).toBe('https://schema.org/InStock'))
  })

  test('cannot close its script element', async () => {
    const { id, description } = await shop.product('matelot-navy')
    const wicked = '</script><script>alert(1)</script>'
    await shop.shop.db.update(products).set({ description: wicked }).where(eq(products.id, id))
    await soon(async () => expect((await schemaOf('/products/matelot-navy', 'Product')).description).toBe(wicked))
    expect(await read('/products/matelot-navy')).not.toContain('<script>alert')
    await shop.shop.db.update(products).set({ description }).where(eq(products.id, id))
    await soon(async () => expect(shop.shop.catalogue.findProduct(id)?.description).toBe(description))
  })
})

test('the Limassol store lists its Sunday hours separately', async () => {
  const store = (await schemasIn('/locations')).find(({ name }) => String(name).includes('Limassol'))
  expect(store?.openingHoursSpecification).toEqual([
    expect.objectContaining({ dayOfWeek: ['https://schema.org/Sunday'], opens: '10:00', closes: '16:00' }),
    expect.objectContaining({ opens: '10:00', closes: '20:00' }),
  ])
})

test('the search action leads to the listing’s search', async () => {
  const { potentialAction } = await schemaOf('/?lang=el', 'WebSite')
  const { urlTemplate } = (potentialAction as { target: { urlTemplate: string } }).target
  const address = new URL(urlTemplate.replace('{search_term_string}', 'aviator'))
  expect(await read(address.pathname + address.search)).toContain('Αποτελέσματα')
})

test('answers contain no markup characters', async () => {
  const text = JSON.stringify(await schemaOf('/faqs', 'FAQPage'))
  expect(text).toContain('right to withdraw')
  expect(text).not.toMatch(/\]\(|\*\*/)
})
