import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { placeGuestOrder } from '../../../test/support/placed-order.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { expectSoundStock, stockOf, stockProduct } from '../../../test/support/stock.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { audit } from '../db/staff-schema.ts'
import { countLines, productCodes } from '../db/stock-schema.ts'

let shop: TestShop
let assistant: TestStaffMember
let now = new Date('2026-11-23T08:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
  assistant = await newStaffMember(shop, 'assistant')
})
afterAll(async () => {
  await expectSoundStock(shop)
  await shop.close()
})

const pass = (ms: number) => {
  now = new Date(now.valueOf() + ms)
}
const key = () => randomUUID()
const skusOf = async (q: string) => (await assistant.admin.stock.list({ q })).products.map(({ sku }) => sku)

describe('the list', () => {
  test.each(['aviator', 'αβιάτορ χρυσό', 'aviator xryso', 'AVIATOR GOLD'])('finds a product by “%s”', async (q) => {
    const { sku } = await shop.product('aviator-gold')
    expect(await skusOf(q)).toContain(sku)
  })

  test('finds a product by its SKU, cut short too, and by its barcode', async () => {
    const { sku, id } = await shop.product('aviator-gold')
    await shop.shop.db.insert(productCodes).values({ gtin14: '05901234123457', productId: id })
    expect(await skusOf(sku)).toEqual([sku])
    expect(await skusOf(sku.slice(0, 5))).toContain(sku)
    expect(await skusOf('5901234123457')).toEqual([sku])
    expect(await assistant.admin.stock.find('5901234123457')).toMatchObject({ sku })
    expect(await assistant.admin.stock.find(sku.toLowerCase())).toMatchObject({ sku })
    expect(await errorOf(assistant.admin.stock.find('5901234123464'))).toEqual({ status: 404, code: 'not_found' })
  })

  test('shows each product once over its pages, and has a level for each store', async () => {
    const seen: string[] = []
    for (let after: string | undefined; ; ) {
      const page = await assistant.admin.stock.list({ limit: '40', ...(after && { after }) } as never)
      seen.push(...page.products.map(({ sku }) => sku))
      for (const { levels } of page.products)
        expect(levels.map(({ store }) => store)).toEqual(page.stores.map(({ id }) => id))
      if (page.next === null) break
      after = page.next
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBe(shop.shop.catalogue.listProducts({ limit: 100 }).total)
  })

  test('of a view has its products only', async () => {
    const { products: low } = await assistant.admin.stock.list({ view: 'low' })
    expect(low.length).toBeGreaterThan(0)
    expect(low.every(({ stock }) => stock <= 2)).toBe(true)
    const { products: soldOut } = await assistant.admin.stock.list({ view: 'sold_out' })
    expect(soldOut.every(({ stock }) => stock === 0)).toBe(true)
    expect((await assistant.admin.stock.list({ view: 'held' })).products).toEqual([])
  })
})

describe('pieces that are booked out', () => {
  test('are gone, with reason, note and who, and the same request does it once', async () => {
    const id = await stockProduct(shop, 'grat-rust', { nicosia: 3 })
    const lost = {
      requestKey: key(),
      store: 'nicosia',
      reason: 'loss',
      quantity: 2,
      note: 'not in the drawer',
    } as const
    await assistant.admin.stock.writeOff(id, lost)
    const page = await assistant.admin.stock.writeOff(id, lost)
    expect(page.product).toMatchObject({ stock: 1 })
    const { movements } = await assistant.admin.stock.movements(id)
    expect(movements[0]).toMatchObject({ reason: 'loss', delta: -2, note: lost.note, staffName: assistant.name })
    const [entry] = await shop.shop.db
      .select()
      .from(audit)
      .where(and(eq(audit.subject, 'stock_movements'), eq(audit.subjectId, String(id))))
    expect(entry).toMatchObject({ staffId: assistant.id, hidden: ['note'] })
  })

  test('that an order has reserved are refused with its number, and more than there are too', async () => {
    const id = await stockProduct(shop, 'livia-powder-rose', { nicosia: 1 })
    const order = await placeGuestOrder(shop, { slug: 'livia-powder-rose' })
    const body = { requestKey: key(), store: 'nicosia', reason: 'damage', quantity: 1 } as const
    const refused = await assistant.admin.stock.writeOff(id, body).catch((error) => error)
    expect(refused.problem).toMatchObject({ code: 'stock_reserved', message: expect.stringContaining(order.id) })
    expect(await errorOf(assistant.admin.stock.writeOff(id, { ...body, quantity: 2 }))).toMatchObject({
      code: 'not_enough_stock',
    })
    expect(await stockOf(shop, id)).toEqual({ nicosia: '1/1', web: 0 })
  })

  test('at a store that does not exist, or of no product, are refused', async () => {
    const { id } = await shop.product('grat-rust')
    const body = { requestKey: key(), store: 'kyrenia', reason: 'loss', quantity: 1 } as const
    expect(await errorOf(assistant.admin.stock.writeOff(id, body))).toEqual({ status: 400, code: 'invalid_input' })
    const nothing = assistant.admin.stock.writeOff(999_999, { ...body, store: 'nicosia' })
    expect(await errorOf(nothing)).toEqual({ status: 404, code: 'not_found' })
  })
})

describe('pieces kept for a store', () => {
  test('are not sold by the web, and somebody who saw an older number overwrites nothing', async () => {
    const id = await stockProduct(shop, 'asuwa-gold', { nicosia: 2, limassol: 1 })
    const { product } = await assistant.admin.stock.get(id)
    const version = product.levels[0]?.version ?? 0
    await assistant.admin.stock.setKeepBack(id, { store: 'nicosia', keepBack: 2, version })
    expect(await stockOf(shop, id)).toMatchObject({ web: 1 })
    const refused = await assistant.admin.stock
      .setKeepBack(id, { store: 'nicosia', keepBack: 0, version })
      .catch((error) => error)
    expect(refused.problem).toMatchObject({ code: 'changed_meanwhile', changedBy: assistant.name })
    expect(refused.problem.current.product.levels[0]).toMatchObject({ keepBack: 2 })
    expect(await stockOf(shop, id)).toMatchObject({ web: 1 })
  })

  test('a sale does not spoil an open form', async () => {
    const id = await stockProduct(shop, 'selene-moon-silver', { nicosia: 3 })
    const { product } = await assistant.admin.stock.get(id)
    await placeGuestOrder(shop, { slug: 'selene-moon-silver' })
    const version = product.levels[0]?.version ?? 0
    const page = await assistant.admin.stock.setKeepBack(id, { store: 'nicosia', keepBack: 1, version })
    expect(page.product).toMatchObject({ stock: 1 })
  })
})

describe('a count', () => {
  const scanOf = (code: string, at = now) => ({ id: key(), code, at: at.toISOString() })

  test('counts each scan once, however often it is sent, and says which codes nobody knows', async () => {
    const id = await stockProduct(shop, 'luft-gold', { nicosia: 5 })
    const { sku } = await shop.product('luft-gold')
    const { id: countId } = await assistant.admin.counts.start({ requestKey: key(), store: 'nicosia' })
    const scans = [scanOf(sku), scanOf(sku), scanOf('NOBODY')]
    await assistant.admin.counts.scan(countId, { scans, sentAt: now.toISOString() })
    const count = await assistant.admin.counts.scan(countId, { scans, sentAt: now.toISOString() })
    expect(count.lines).toMatchObject([{ productId: id, counted: 2, expected: 5, isRecountNeeded: false }])
    expect(count.unknownCodes).toEqual(['NOBODY'])
    expect(count.uncounted.map(({ productId }) => productId)).not.toContain(id)
    await assistant.admin.counts.post(countId)
    expect(await stockOf(shop, id)).toEqual({ nicosia: '2/0', web: 2 })
  })

  test('with a movement between the first and the last scan of a product asks to count it again', async () => {
    const id = await stockProduct(shop, 'luft-gold', { limassol: 4 })
    const { sku } = await shop.product('luft-gold')
    pass(1000)
    const { id: countId } = await assistant.admin.counts.start({ requestKey: key(), store: 'limassol' })
    await assistant.admin.counts.scan(countId, { scans: [scanOf(sku)], sentAt: now.toISOString() })
    pass(1000)
    await assistant.admin.stock.writeOff(id, { requestKey: key(), store: 'limassol', reason: 'loss', quantity: 1 })
    pass(1000)
    const count = await assistant.admin.counts.scan(countId, { scans: [scanOf(sku)], sentAt: now.toISOString() })
    expect(count.lines).toMatchObject([{ isRecountNeeded: true }])
    const refused = await assistant.admin.counts.post(countId).catch((error) => error)
    expect(refused.problem).toMatchObject({ code: 'recount_needed', message: expect.stringContaining(sku) })
    pass(1000)
    await assistant.admin.counts.setCounted(countId, id, 3)
    await assistant.admin.counts.post(countId)
    expect(await stockOf(shop, id)).toEqual({ limassol: '3/0', web: 3 })
  })

  test('takes scans at the time they were made, by a clock that is wrong, and sales since then stay', async () => {
    const id = await stockProduct(shop, 'luft-gold', { paphos: 2 })
    const { sku } = await shop.product('luft-gold')
    const { id: countId } = await assistant.admin.counts.start({ requestKey: key(), store: 'paphos' })
    pass(60_000)
    // An hour ahead; both pieces were scanned now, and reach the server after one was lost.
    const ahead = (moment: Date) => new Date(moment.valueOf() + 3_600_000)
    const scans = [scanOf(sku, ahead(now)), scanOf(sku, ahead(now))]
    pass(60_000)
    await assistant.admin.stock.writeOff(id, { requestKey: key(), store: 'paphos', reason: 'loss', quantity: 1 })
    pass(60_000)
    const sentAt = ahead(now).toISOString()
    const count = await assistant.admin.counts.scan(countId, { scans, sentAt })
    expect(count.lines).toMatchObject([{ counted: 2, expected: 2, isRecountNeeded: false }])
    await assistant.admin.counts.post(countId)
    expect(await stockOf(shop, id)).toEqual({ paphos: '1/0', web: 1 })
  })

  test('comes after all that is booked, also where the clock was put back in between', async () => {
    const id = await stockProduct(shop, 'luft-gold', { limassol: 4 })
    pass(600_000)
    await assistant.admin.stock.writeOff(id, { requestKey: key(), store: 'limassol', reason: 'loss', quantity: 1 })
    pass(-600_000)
    const { id: countId } = await assistant.admin.counts.start({ requestKey: key(), store: 'limassol' })
    const count = await assistant.admin.counts.setCounted(countId, id, 3)
    expect(count.lines).toMatchObject([{ counted: 3, expected: 3 }])
    await assistant.admin.counts.post(countId)
    expect(await stockOf(shop, id)).toEqual({ limassol: '3/0', web: 3 })
    pass(600_000)
  })

  test.each([
    ['behind', -30_000],
    ['ahead', 30_000],
  ])('keeps what a process whose clock is %s books, before it and after it', async (_, offMs) => {
    const id = await stockProduct(shop, 'luft-gold', { limassol: 6 })
    const { sku } = await shop.product('luft-gold')
    const bookOne = async () => {
      pass(offMs)
      await assistant.admin.stock.writeOff(id, { requestKey: key(), store: 'limassol', reason: 'loss', quantity: 1 })
      pass(-offMs)
    }
    for (const isScanned of [true, false]) {
      const { id: countId } = await assistant.admin.counts.start({ requestKey: key(), store: 'limassol' })
      await bookOne()
      pass(10)
      const left = isScanned ? 5 : 3
      const scans = Array.from({ length: left }, () => scanOf(sku))
      const count = isScanned
        ? await assistant.admin.counts.scan(countId, { scans, sentAt: now.toISOString() })
        : await assistant.admin.counts.setCounted(countId, id, left)
      expect(count.lines).toMatchObject([{ counted: left, expected: left, isRecountNeeded: false }])
      pass(10)
      await bookOne()
      await assistant.admin.counts.post(countId)
      expect(await stockOf(shop, id)).toEqual({ limassol: `${left - 1}/0`, web: left - 1 })
      pass(60_000)
    }
  })

  test('begun by the last release goes by the moments, and is right again once a product is set', async () => {
    pass(120_000)
    const id = await stockProduct(shop, 'luft-gold', { limassol: 4 })
    const { sku } = await shop.product('luft-gold')
    const { id: countId } = await assistant.admin.counts.start({ requestKey: key(), store: 'limassol' })
    const scan = () => assistant.admin.counts.scan(countId, { scans: [scanOf(sku)], sentAt: now.toISOString() })
    await scan()
    pass(1000)
    await assistant.admin.stock.writeOff(id, { requestKey: key(), store: 'limassol', reason: 'loss', quantity: 1 })
    pass(1000)
    const line = and(eq(countLines.countId, countId), eq(countLines.productId, id))
    await shop.shop.db.update(countLines).set({ lastAt: now, counted: 2 }).where(line)
    expect((await scan()).lines).toMatchObject([{ counted: 3, expected: 3, isRecountNeeded: true }])
    const count = await assistant.admin.counts.setCounted(countId, id, 3)
    expect(count.lines).toMatchObject([{ counted: 3, expected: 3, isRecountNeeded: false }])
    await assistant.admin.counts.cancel(countId)
  })

  test('of a store is one at a time, and closed ones take nothing more', async () => {
    const first = await assistant.admin.counts.start({ requestKey: key(), store: 'nicosia' })
    expect(await assistant.admin.counts.start({ requestKey: key(), store: 'nicosia' })).toMatchObject({ id: first.id })
    await assistant.admin.counts.cancel(first.id)
    const scans = { scans: [scanOf('X')], sentAt: now.toISOString() }
    expect(await errorOf(assistant.admin.counts.scan(first.id, scans))).toEqual({ status: 409, code: 'count_closed' })
    expect(await assistant.admin.counts.list()).toContainEqual(expect.objectContaining({ status: 'cancelled' }))
  })
})
