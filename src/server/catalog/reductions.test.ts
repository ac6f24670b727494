import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { AdminProduct } from '../../contract/admin/product-page.ts'
import { addDays, dayInCyprus, momentInCyprus } from '../../domain/calendar.ts'
import { priceHistory, products } from '../db/schema.ts'
import { applyReductions } from './reductions.ts'

const REAL = new Date()
const TODAY = dayInCyprus(REAL)
const day = (offset: number) => addDays(TODAY, offset)
const midnight = (offset: number) => momentInCyprus(day(offset), 0)

let now = REAL
let shop: TestShop
let staff: TestStaffMember
let unreduced: number[]
let product: AdminProduct
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
  const rows = await shop.shop.db.select().from(products)
  unreduced = rows.filter((row) => row.discountPriceCents === null && row.priceCents > 2_000).map(({ id }) => id)
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = REAL
  staff = await newStaffMember(shop, 'manager')
  product = await staff.admin.products.get(unreduced.pop() ?? 0)
})

const at = async (moment: Date) => {
  now = moment
  await applyReductions(shop.shop)
  const [row] = await shop.shop.db.select().from(products).where(eq(products.id, product.id))
  return row?.discountPriceCents ?? null
}
const reduce = ({ from, to, price = 10 }: { from: number; to: number; price?: number }, version = product.version) =>
  staff.admin.products.reduce(product.id, {
    ...{ version, price, from: day(from), to: day(to), requestKey: randomUUID() },
  })
const prices = async () =>
  (
    await shop.shop.db
      .select()
      .from(priceHistory)
      .where(eq(priceHistory.productId, product.id))
      .orderBy(priceHistory.id)
  )
    .slice(1)
    .map(({ discountPriceCents }) => discountPriceCents)
const millisecondBefore = (moment: Date) => new Date(moment.valueOf() - 1)

describe('a reduction', () => {
  test('from today starts with the request, and shoppers see it beside the reference price', async () => {
    const changed = await reduce({ from: 0, to: 6 })
    expect(changed).toMatchObject({
      ...{ discountPrice: 10, referencePrice: product.price, version: product.version + 1 },
      reductions: [{ state: 'running', price: 10, endsAt: midnight(7).toISOString(), createdBy: staff.name }],
    })
    await vi.waitFor(
      async () =>
        expect(await shop.visitor().api.read(`/api/products/${product.slug}`)).toMatchObject({
          price: product.price,
          discountPrice: 10,
        }),
      { timeout: 15_000 },
    )
  })

  test('of later days starts and ends at midnight in Cyprus, each exactly once', async () => {
    await reduce({ from: 2, to: 3 })
    expect(await at(millisecondBefore(midnight(2)))).toBeNull()
    expect(await at(midnight(2))).toBe(1_000)
    expect(await at(midnight(3))).toBe(1_000)
    expect(await at(millisecondBefore(midnight(4)))).toBe(1_000)
    expect(await at(midnight(4))).toBeNull()
    expect(await at(midnight(5))).toBeNull()
    expect(await prices()).toEqual([1_000, null])
  })

  test('is caught up with after a standstill, and one that is past by then never happened', async () => {
    await reduce({ from: 2, to: 3 })
    await reduce({ from: 5, to: 6, price: 11 })
    expect(await at(midnight(6))).toBe(1_100)
    expect(await prices()).toEqual([1_100])
    const later = await newStaffMember(shop)
    expect((await later.admin.products.get(product.id)).reductions.map(({ state }) => state)).toEqual([
      'running',
      'over',
    ])
  })

  test('that follows another without a gap changes the price once, without the full price between', async () => {
    await reduce({ from: 1, to: 2 })
    await reduce({ from: 3, to: 4, price: 9 })
    await at(midnight(1))
    expect(await at(midnight(3))).toBe(900)
    expect(await prices()).toEqual([1_000, 900])
  })

  test('is started once by two processes at a time', async () => {
    await reduce({ from: 1, to: 2 })
    now = midnight(1)
    await Promise.all([applyReductions(shop.shop), applyReductions(shop.shop)])
    expect(await prices()).toEqual([1_000])
  })

  test('may not overlap another, not even by a day', async () => {
    await reduce({ from: 3, to: 5 })
    for (const days of [
      { from: 5, to: 9 },
      { from: 1, to: 3 },
      { from: 4, to: 4 },
    ]) {
      expect(await errorOf(reduce(days))).toEqual({ status: 409, code: 'reduction_overlaps' })
    }
    expect((await reduce({ from: 6, to: 7 })).reductions).toHaveLength(2)
  })

  test('overlapping another is refused by the database too', async () => {
    await reduce({ from: 3, to: 5 })
    const insert = `insert into reductions (product_id, price_cents, starts_at, ends_at, created_at)
      select product_id, 5, ends_at - interval '1 second', ends_at + interval '1 day', now()
      from reductions where product_id = ${product.id}`
    await expect(shop.database.execute(insert)).rejects.toThrow(/reductions_apart/)
  })

  test('is made once, whatever how often the request is sent', async () => {
    const request = { price: 10, from: day(0), to: day(1), requestKey: randomUUID(), version: product.version }
    await staff.admin.products.reduce(product.id, request)
    const again = await staff.admin.products.reduce(product.id, request)
    expect(again.reductions).toHaveLength(1)
  })

  test('ends at once when staff end it, and a planned one is cancelled', async () => {
    const running = await reduce({ from: 0, to: 6 })
    const ended = await staff.admin.products.endReduction(product.id, running.reductions[0]?.id ?? 0, running.version)
    expect(ended).toMatchObject({ discountPrice: null, reductions: [{ state: 'over', endedBy: staff.name }] })
    const planned = await reduce({ from: 1, to: 2 }, ended.version)
    const id = planned.reductions[0]?.id ?? 0
    const cancelled = await staff.admin.products.endReduction(product.id, id, planned.version)
    expect(cancelled.reductions[0]).toMatchObject({ state: 'cancelled' })
    const again = staff.admin.products.endReduction(product.id, id, cancelled.version)
    expect(await errorOf(again)).toEqual({ status: 409, code: 'reduction_over' })
    expect(await at(midnight(1))).toBeNull()
  })

  test('needs a lower price and days to come, in their order', async () => {
    expect(await errorOf(reduce({ from: 0, to: 1, price: product.price ?? 0 }))).toMatchObject({ status: 400 })
    expect(await errorOf(reduce({ from: -1, to: 1 }))).toMatchObject({ status: 400 })
    expect(await errorOf(reduce({ from: 2, to: 1 }))).toMatchObject({ status: 400 })
  })

  test('of a product seen before a change of its price is refused', async () => {
    await staff.admin.products.changePrice(product.id, { version: product.version, price: 77 })
    expect(await errorOf(reduce({ from: 0, to: 1 }))).toEqual({ status: 409, code: 'changed_meanwhile' })
  })
})

describe('the price', () => {
  test('may not fall to a reduction that runs or is planned', async () => {
    await reduce({ from: 2, to: 3, price: 15 })
    const lowering = staff.admin.products.changePrice(product.id, { version: product.version, price: 15 })
    expect(await errorOf(lowering)).toMatchObject({ status: 400, code: 'invalid_input' })
  })

  test('may have a reduction without dates, which excludes one with dates until it is ended', async () => {
    const changed = await staff.admin.products.changePrice(product.id, { version: product.version, discountPrice: 12 })
    expect(changed).toMatchObject({ discountPrice: 12, reductions: [] })
    expect(await errorOf(reduce({ from: 1, to: 2 }, changed.version))).toMatchObject({ code: 'reduction_exists' })
    const ended = await staff.admin.products.changePrice(product.id, { version: changed.version, discountPrice: null })
    expect((await reduce({ from: 1, to: 2 }, ended.version)).reductions).toHaveLength(1)
  })

  test('of a draft is no earlier price for the law', async () => {
    const draft = await staff.admin.products.changeStatus(product.id, { version: product.version, status: 'draft' })
    const cheap = await staff.admin.products.changePrice(product.id, { version: draft.version, price: 20 })
    await staff.admin.products.changePrice(product.id, { version: cheap.version, price: 300 })
    expect((await staff.admin.products.get(product.id)).priceHistory).toEqual(product.priceHistory)
  })
})
