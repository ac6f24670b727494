import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { storeSettings } from '../../../test/support/store-settings.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { ApiError } from '../../contract/client.ts'
import { publishingGaps } from '../../domain/publishing.ts'
import { brands, products } from '../db/schema.ts'
import { audit } from '../db/staff-schema.ts'
import { hasPicture } from './product-rows.ts'

let shop: TestShop
let staff: TestStaffMember
beforeAll(async () => {
  shop = await createTestShop()
  staff = await newStaffMember(shop, 'manager')
})
afterAll(() => shop.close())

const draft = (sku: string) => ({
  sku,
  slug: sku.toLowerCase(),
  name: `Test ${sku}`,
  categoryId: 1,
  brand: 'Helianos',
  material: 'acetate' as const,
  color: 'black' as const,
  requestKey: randomUUID(),
})

const productOf = async (slug: string) => staff.admin.products.get((await shop.product(slug)).id)
const problemOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (one: unknown) => one,
  )
  expect(error).toBeInstanceOf(ApiError)
  return (error as ApiError).problem
}

describe('the list', () => {
  test('finds products by words that mean the same in the settings', async () => {
    const { id } = await productOf('aviator-gold')
    const find = async () => (await staff.admin.products.list({ q: 'maverick' })).products.map((one) => one.id)
    expect(await find()).toEqual([])
    const { search } = shop.shop.settings.current()
    await storeSettings(shop.shop, 'search', { synonyms: ['maverick, aviator'], unwanted: [] })
    expect(await find()).toContain(id)
    await storeSettings(shop.shop, 'search', search)
    expect(await find()).toEqual([])
  })

  test('finds products by name in Greek, Greeklish or Latin, by brand and by the beginning of a SKU', async () => {
    const { sku, id, nameEl } = await productOf('aviator-gold')
    for (const q of ['aviator', 'ΑΒΙΑΤΟΡ', sku, sku.toLowerCase().replaceAll('-', ''), nameEl]) {
      const { products: found } = await staff.admin.products.list({ q })
      expect(
        found.map((one) => one.id),
        q,
      ).toContain(id)
    }
    expect((await staff.admin.products.list({ q: 'no-such-thing-here' })).products).toEqual([])
  })

  test('finds a product by its new name at once, and no longer by the old one', async () => {
    const { id, version } = await productOf('silk-cord-navy')
    await staff.admin.products.change(id, { version, changes: { name: 'Zephyros string' } })
    expect((await staff.admin.products.list({ q: 'zefiros' })).products.map((one) => one.id)).toEqual([id])
    expect((await staff.admin.products.list({ q: 'silk cord navy' })).products.map((one) => one.id)).not.toContain(id)
  })

  test('has every product once over its pages, newest first', async () => {
    const ids: number[] = []
    let after: number | undefined
    do {
      const page = await staff.admin.products.list({ limit: 37, ...(after === undefined ? {} : { after }) })
      ids.push(...page.products.map(({ id }) => id))
      after = page.next ?? undefined
    } while (after !== undefined)
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
    expect(ids).toHaveLength(await shop.shop.db.$count(products))
    expect((await staff.admin.products.count()).counts.all).toBe(Math.min(ids.length, 1000))
  })

  test('shows as incomplete exactly what lacks something for being published', async () => {
    const { db } = shop.shop
    const some = await db.select().from(products).orderBy(products.id).limit(8)
    const breaks = [
      { descriptionEl: ' ' },
      { description: '' },
      { images: ['/uploads/1.webp'] },
      { images: [`/pictures/no-pictures/front.svg`], slug: 'no-pictures' },
      { status: 'draft', nameEl: '' },
      { status: 'draft', priceCents: 0, discountPriceCents: null },
      { status: 'draft', categoryId: 1, filterCategory: null },
      { status: 'archived', nameEl: '' },
    ] as const
    for (const [at, set] of breaks.entries()) {
      const values = { ...set, ...('images' in set ? { images: [...set.images] } : {}) }
      await db
        .update(products)
        .set(values as Partial<typeof products.$inferInsert>)
        .where(eq(products.id, some[at]?.id ?? 0))
    }
    const rows = await db.select().from(products).innerJoin(brands, eq(brands.brand, products.brand))
    const expected = rows
      .filter(({ products: row }) => row.status !== 'archived')
      .filter(({ products: row, brands: { maker: name, postalAddress, email } }) => {
        const maker = { name, postalAddress, email }
        return publishingGaps({ ...row, hasPicture: hasPicture(shop.shop, row), maker }).length > 0
      })
    const { products: listed } = await staff.admin.products.list({ view: 'incomplete', limit: 100 })
    expect(listed.map(({ id }) => id).sort()).toEqual(expected.map(({ products: { id } }) => id).sort())
    expect(listed.length).toBeGreaterThanOrEqual(6)
    for (const one of listed) expect(one.gaps).not.toEqual([])
  })
})

describe('a product', () => {
  test('is added once as a draft, whatever how often the request is sent', async () => {
    const form = draft('TST-ONE')
    const added = await staff.admin.products.add({ ...form, price: 149.9 })
    expect(added).toMatchObject({ status: 'draft', price: 149.9, version: 1, stock: 0 })
    expect(added.gaps).toEqual(['nameEl', 'description', 'descriptionEl', 'picture', 'filterCategory'])
    expect((await staff.admin.products.add(form)).id).toBe(added.id)
    const again = await problemOf(staff.admin.products.add({ ...form, requestKey: randomUUID() }))
    expect(again?.fields).toMatchObject({ sku: expect.any(String), slug: expect.any(String) })
  })

  test('changes only in the fields that are sent, with an entry in the audit', async () => {
    const before = await productOf('mirande-champagne')
    const after = await staff.admin.products.change(before.id, {
      version: before.version,
      changes: { nameEl: 'Μιράντ νέο', isNew: true, measurements: null },
    })
    expect(after).toMatchObject({ nameEl: 'Μιράντ νέο', isNew: true, measurements: null, version: before.version + 1 })
    expect({ ...after, gaps: 0 }).toMatchObject({ name: before.name, sku: before.sku, color: before.color })
    const entries = await shop.shop.db
      .select()
      .from(audit)
      .where(eq(audit.subjectId, String(before.id)))
    expect(entries.at(-1)).toMatchObject({ subject: 'products', changes: { name_el: { before: before.nameEl } } })
  })

  test('that somebody else changed meanwhile is not overwritten; the answer says what it is now, who and when', async () => {
    const { id, version } = await productOf('carlotta-rose')
    const other = await newStaffMember(shop, 'manager')
    await other.admin.products.change(id, { version, changes: { nameEl: 'Πρώτη' } })
    const problem = await problemOf(staff.admin.products.change(id, { version, changes: { name: 'Second' } }))
    expect(problem).toMatchObject({
      code: 'changed_meanwhile',
      current: { id, nameEl: 'Πρώτη', version: version + 1 },
      changedBy: other.name,
      changedAt: expect.stringMatching(/^\d{4}-/),
    })
  })

  test('keeps its version when a piece is sold', async () => {
    const { id, version } = await productOf('carlotta-rose')
    await shop.shop.db.update(products).set({ stock: 3 }).where(eq(products.id, id))
    expect(await staff.admin.products.get(id)).toMatchObject({ version, stock: 3 })
  })

  test('keeps its address while it is published', async () => {
    const { id, version } = await productOf('carlotta-rose')
    const moving = staff.admin.products.change(id, { version, changes: { slug: 'carlotta' } })
    expect(await errorOf(moving)).toEqual({ status: 409, code: 'slug_fixed' })
  })

  test('cannot lose, while published, what it needed for being published', async () => {
    const { id, version } = await productOf('carlotta-rose')
    const problem = await problemOf(staff.admin.products.change(id, { version, changes: { nameEl: '' } }))
    expect(problem).toMatchObject({ code: 'product_incomplete', fields: { nameEl: expect.any(String) } })
  })

  test('shows the other colourways of its model', async () => {
    const one = await productOf('carlotta-rose')
    const two = await staff.admin.products.add({ ...draft('TST-TWO'), brand: one.brand, model: 'test-model' })
    const changed = await staff.admin.products.change(one.id, {
      version: one.version,
      changes: { model: 'test-model' },
    })
    expect(changed.colourways).toMatchObject([{ id: two.id, status: 'draft' }])
    expect((await staff.admin.products.get(two.id)).colourways).toMatchObject([{ id: one.id }])
  })

  test('refuses bad fields by name', async () => {
    const { id, version } = await productOf('carlotta-rose')
    const wrong = { name: ' ', sku: '', brand: 'Nobody', filterCategory: 5 }
    for (const [field, value] of Object.entries(wrong)) {
      const problem = await problemOf(staff.admin.products.change(id, { version, changes: { [field]: value } }))
      expect(problem, field).toMatchObject({ code: 'invalid_input' })
      expect(Object.keys(problem?.fields ?? {}).some((name) => name.endsWith(field))).toBe(true)
    }
  })
})
