import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { errorOf, fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { products } from '../db/schema.ts'
import { buildMerchantFeeds } from '../feeds/render-merchant-feed.ts'

let now = new Date()
let shop: TestShop
let staff: TestStaffMember
beforeAll(async () => {
  shop = await createTestShop({
    clock: () => now,
    bundle: () => ({ storefront: unbuiltStorefront, assets: () => undefined }),
  })
  staff = await newStaffMember(shop, 'manager')
})
afterAll(() => shop.close())

const SOON = { timeout: 15_000 }
const textAt = async (path: string) => (await shop.visitor().send(path)).text()
const shown = (slug: string) => shop.shop.catalogue.findBySlug(slug)

async function complete(slug: string) {
  const { id, version } = await staff.admin.products.add({
    ...{ sku: slug.toUpperCase(), slug, name: 'Quokka frame', nameEl: 'Σκελετός Κουόκα' },
    ...{ description: 'Round.', descriptionEl: 'Στρογγυλός.', categoryId: 2, brand: 'Helianos' },
    ...{ material: 'acetate', color: 'black', price: 120, requestKey: randomUUID() },
  })
  return { id, version }
}

async function givePicture(id: number) {
  const images = ['/uploads/quokka-1.webp']
  await shop.shop.db.update(products).set({ images, stock: 5 }).where(eq(products.id, id))
  return staff.admin.products.get(id)
}

test('a draft is published once it lacks nothing, and what it lacks is said by field', async () => {
  const { id, version } = await complete('quokka-one')
  const refused = await staff.post(`/api/admin/products/${id}/status`, { version, status: 'published' })
  expect(refused.status).toBe(409)
  expect((await refused.json()).error).toMatchObject({
    code: 'product_incomplete',
    fields: { picture: expect.any(String) },
  })
  const ready = await givePicture(id)
  const published = await staff.admin.products.changeStatus(id, { version: ready.version, status: 'published' })
  expect(published).toMatchObject({ status: 'published', mayBecome: ['draft', 'archived'] })
  await vi.waitFor(() => expect(shown('quokka-one')).not.toBeNull(), SOON)
  expect(await shop.visitor().api.read('/api/products/quokka-one')).toMatchObject({ name: 'Quokka frame', price: 120 })
})

test('a draft is nowhere in the storefront', async () => {
  const { id } = await complete('quokka-draft')
  await givePicture(id)
  const visitor = shop.visitor()
  expect(shop.shop.catalogue.listFacets({}).total).toBe(
    await shop.shop.db.$count(products, eq(products.status, 'published')),
  )
  expect((await visitor.send('/api/products/quokka-draft')).status).toBe(404)
  expect(await visitor.api.read(`/api/products?ids=${id}`)).toEqual([])
  expect(JSON.stringify(await visitor.api.read('/api/products?q=quokka&limit=100'))).not.toContain('quokka-draft')
  expect(await textAt('/sitemap.xml')).not.toContain('quokka-draft')
  await buildMerchantFeeds(shop.shop)
  const feed = await textAt('/feeds/google-merchant.xml')
  expect(feed).toContain('carlotta-rose')
  expect(feed).not.toContain('quokka-draft')
  expect(await errorOf(fillCart(visitor, id))).toMatchObject({ status: 404, code: 'not_found' })
  expect((await visitor.send('/pictures/quokka-draft/front.svg')).status).toBe(404)
})

test('an archived product leaves the storefront and counts as sold out in carts, and its orders stay', async () => {
  const { id } = await complete('quokka-old')
  const ready = await givePicture(id)
  const { version } = await staff.admin.products.changeStatus(id, { version: ready.version, status: 'published' })
  await vi.waitFor(() => expect(shown('quokka-old')).not.toBeNull(), SOON)
  const buyer = shop.visitor()
  const bought = await fillCart(buyer, id)
  const order = await buyer.api.orders.place({ cartId: bought.id, checkoutForm: checkoutForm() })
  const late = shop.visitor()
  const cart = await fillCart(late, id)
  await staff.admin.products.changeStatus(id, { version, status: 'archived' })
  await vi.waitFor(() => expect(shown('quokka-old')).toBeNull(), SOON)
  expect((await late.send('/api/products/quokka-old')).status).toBe(404)
  const seen = await late.api.read<{ items: unknown[] }>(`/api/cart/${cart.id}`)
  expect(seen.items).toMatchObject([{ product: { name: 'Quokka frame', stock: 0 } }])
  const placing = late.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm() })
  expect(await errorOf(placing)).toEqual({ status: 409, code: 'out_of_stock' })
  expect(order.items).toMatchObject([{ name: 'Quokka frame' }])
  expect(await staff.admin.orders.get(order.id)).toMatchObject({ items: [{ name: 'Quokka frame' }] })
})

test('a changed price is in the storefront at the next request', async () => {
  const { id } = await shop.product('carlotta-rose')
  const { version } = await staff.admin.products.get(id)
  await staff.admin.products.changePrice(id, { version, price: 333.3 })
  await vi.waitFor(async () => {
    expect(await shop.visitor().api.read('/api/products/carlotta-rose')).toMatchObject({ price: 333.3 })
  }, SOON)
})

test('a preview shows a draft for an hour to whoever has its link', async () => {
  const { id } = await complete('quokka-preview')
  const response = await staff.send(`/api/admin/products/${id}/preview`)
  expect(response.status).toBe(302)
  const path = response.headers.get('Location') ?? ''
  const token = path.replace('/preview/', '')
  const visitor = shop.visitor()
  expect(await visitor.api.read(`/api/product-previews/${token}`)).toMatchObject({ slug: 'quokka-preview' })
  const forged = token.replace(/^\d+/, String((await shop.product('carlotta-rose')).id))
  expect((await visitor.send(`/api/product-previews/${forged}`)).status).toBe(404)
  now = new Date(now.valueOf() + 3_601_000)
  expect((await visitor.send(`/api/product-previews/${token}`)).status).toBe(410)
})
