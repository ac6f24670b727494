import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeGuestOrder } from '../../../test/support/placed-order.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { expectSoundStock, stockOf, stockProduct } from '../../../test/support/stock.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { ShopError } from '../../contract/errors.ts'
import { transaction } from '../db/connect.ts'
import type { Shop } from '../shop.ts'
import { releaseOrder, reserveForOrder, returnToStock, shipOrder } from './order-stock.ts'

const STORES = ['nicosia', 'limassol', 'paphos']
const HOUR_MS = 3_600_000

let shop: TestShop
let manager: TestStaffMember
let now = new Date('2026-11-23T08:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
  manager = await newStaffMember(shop, 'manager')
})
afterAll(() => shop.close())

describe('what the database refuses from anybody', () => {
  test.each([
    ['update stock_movements set delta = 9', 'only added to'],
    ['delete from stock_movements', 'only added to'],
    ['truncate stock_movements', 'only added to'],
    ["update stock_levels set on_hand = 9 where store = 'nicosia'", 'follow from movements'],
    ["update stock_levels set reserved = 1 where store = 'nicosia'", 'follow from movements'],
    ['delete from stock_levels', 'never deleted'],
    ["insert into stock_levels (store, product_id, on_hand) values ('kyrenia', 1, 5)", 'follow from movements'],
    [
      "insert into stock_movements (product_id, store, delta, reason, source_key) values (1, 'nicosia', -9999, 'loss', 'x')",
      'check constraint',
    ],
    [
      "insert into stock_movements (product_id, store, delta, reason, source_key) values (1, 'nicosia', 0, 'loss', 'x')",
      'check constraint',
    ],
    [
      `insert into reservations (product_id, store, quantity, kind, source_key, expires_at)
       values (1, 'nicosia', 9999, 'hold', 'x', now())`,
      'check constraint',
    ],
  ])('%s', async (statement, reason) => {
    await expect(shop.database.execute(statement)).rejects.toThrow(reason)
    await expectSoundStock(shop)
  })

  test('a reservation changes in nothing but its end, and ends once', async () => {
    await placeGuestOrder(shop)
    await expect(shop.database.execute('update reservations set quantity = 2')).rejects.toThrow('closed once')
    await expect(shop.database.execute('delete from reservations')).rejects.toThrow('closed once')
    await shop.database.execute('update reservations set closed_at = now()')
    await expect(shop.database.execute('update reservations set closed_at = null')).rejects.toThrow('closed once')
    await expectSoundStock(shop)
  })
})

test('SQL that writes products.stock books what it changed', async () => {
  const id = await stockProduct(shop, 'livia-powder-rose', { nicosia: 2, limassol: 3 })
  const set = (stock: number) => shop.database.execute(`update products set stock = ${stock} where id = ${id}`)
  await set(9)
  expect(await stockOf(shop, id)).toEqual({ nicosia: '2/0', limassol: '7/0', web: 9 })
  await set(1)
  expect(await stockOf(shop, id)).toEqual({ nicosia: '1/0', web: 1 })
  await set(0)
  expect(await stockOf(shop, id)).toEqual({ web: 0 })
  await expectSoundStock(shop)
})

describe('at the same time', () => {
  test('two buyers of the last piece, which is held in no store twice: one gets it', async () => {
    const id = await stockProduct(shop, 'selene-moon-silver', { paphos: 1 })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => placeGuestOrder(shop, { slug: 'selene-moon-silver' })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await stockOf(shop, id)).toEqual({ paphos: '1/1', web: 0 })
    await expectSoundStock(shop)
  })

  test('an order and a transfer of the last piece: one of both', async () => {
    const id = await stockProduct(shop, 'luft-gold', { limassol: 1 })
    const outcomes = await Promise.allSettled([
      placeGuestOrder(shop, { slug: 'luft-gold' }),
      manager.admin.transfers.send({
        requestKey: randomUUID(),
        fromStore: 'limassol',
        toStore: 'paphos',
        lines: [{ productId: id, quantity: 1 }],
      }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expectSoundStock(shop)
  })

  test('transfers of two products in both directions, and orders of both, do not wait for each other for ever', async () => {
    const first = await stockProduct(shop, 'grat-rust', { nicosia: 9, limassol: 9 })
    const second = await stockProduct(shop, 'aviator-gold', { nicosia: 9, limassol: 9 })
    const lines = [first, second].map((productId) => ({ productId, quantity: 1 }))
    const send = (fromStore: string, toStore: string, lines: { productId: number; quantity: number }[]) =>
      manager.admin.transfers.send({ requestKey: randomUUID(), fromStore, toStore, lines })
    await Promise.all([
      ...Array.from({ length: 4 }, () => send('nicosia', 'limassol', lines)),
      ...Array.from({ length: 4 }, () => send('limassol', 'nicosia', lines.toReversed())),
      ...Array.from({ length: 4 }, () => placeGuestOrder(shop, { slug: 'grat-rust' })),
    ])
    await expectSoundStock(shop)
  })

  test('a delivery that is sent twice is booked once', async () => {
    const id = await stockProduct(shop, 'asuwa-gold', {})
    const delivery = { requestKey: randomUUID(), store: 'paphos', lines: [{ productId: id, quantity: 3 }] }
    await Promise.all([manager.admin.stock.deliver(delivery), manager.admin.stock.deliver(delivery)])
    expect(await stockOf(shop, id)).toEqual({ paphos: '3/0', web: 3 })
  })
})

describe('the stock of an order', () => {
  test('follows its lines, stays where it is, and is reserved once', async () => {
    const id = await stockProduct(shop, 'asuwa-gold', { nicosia: 2, limassol: 4 })
    const { id: orderId } = await placeGuestOrder(shop, { slug: 'asuwa-gold', quantity: 2 })
    const reserve = (quantity: number) =>
      act((shop) => reserveForOrder(shop, { orderId, lines: [{ productId: id, quantity }] }))
    expect(await stockOf(shop, id)).toEqual({ nicosia: '2/0', limassol: '4/2', web: 4 })
    await reserve(2)
    expect(await stockOf(shop, id)).toMatchObject({ limassol: '4/2' })
    await reserve(4)
    expect(await stockOf(shop, id)).toEqual({ nicosia: '2/0', limassol: '4/4', web: 2 })
    await reserve(1)
    expect(await stockOf(shop, id)).toEqual({ nicosia: '2/0', limassol: '4/1', web: 5 })
    await expect(reserve(7)).rejects.toMatchObject({ code: 'not_enough_stock' })
    expect(await stockOf(shop, id)).toMatchObject({ limassol: '4/1' })
    await act((shop) => shipOrder(shop, orderId))
    await act((shop) => shipOrder(shop, orderId))
    await act((shop) => releaseOrder(shop, orderId))
    expect(await stockOf(shop, id)).toEqual({ nicosia: '2/0', limassol: '3/0', web: 5 })
    await expectSoundStock(shop)
  })
})

const act = <T>(work: (shop: Shop) => Promise<T>) => transaction(shop.shop, work)

test('random acts keep every invariant', async () => {
  const productIds = [
    await stockProduct(shop, 'grat-rust', { nicosia: 3 }).catch(() => 0),
    await stockProduct(shop, 'asuwa-gold', { nicosia: 3 }),
    await stockProduct(shop, 'livia-powder-rose', { limassol: 2, paphos: 1 }),
  ].filter((id) => id > 0)
  const placed: string[] = [(await placeGuestOrder(shop, { slug: 'silk-cord-navy' })).id]
  const sent: number[] = []
  const step = fc.record({
    verb: fc.constantFrom(
      'order',
      'edit',
      'cancel',
      'ship',
      'return',
      'deliver',
      'writeOff',
      'hold',
      'send',
      'receive',
      'count',
      'keep',
      'wait',
    ),
    product: fc.constantFrom(...productIds),
    store: fc.constantFrom(...STORES),
    other: fc.constantFrom(...STORES),
    quantity: fc.integer({ min: 1, max: 4 }),
    pick: fc.nat(),
  })
  const run = async ({ verb, product, store, other, quantity, pick }: StepOf<typeof step>) => {
    const requestKey = randomUUID()
    const orderId = placed[pick % placed.length] ?? ''
    const { stock, counts, transfers } = manager.admin
    const pieces = { productId: product, quantity }
    if (verb === 'order') {
      const slug = shop.shop.catalogue.findProduct(product)?.slug ?? ''
      placed.push((await placeGuestOrder(shop, { slug, quantity })).id)
    } else if (verb === 'edit')
      await act((shop) => reserveForOrder(shop, { orderId, lines: [pieces], preferredStore: store }))
    else if (verb === 'cancel') await act((shop) => releaseOrder(shop, orderId))
    else if (verb === 'ship') await act((shop) => shipOrder(shop, orderId))
    else if (verb === 'return') {
      const returned = { orderId, ...pieces, store, isDamaged: pick % 2 === 0, sourceKey: `return:${pick % 20}` }
      await act((shop) => returnToStock(shop, returned))
    } else if (verb === 'deliver') await stock.deliver({ requestKey, store, lines: [pieces] })
    else if (verb === 'writeOff') await stock.writeOff(product, { requestKey, store, reason: 'loss', quantity })
    else if (verb === 'hold') await stock.hold(product, { requestKey, store, quantity })
    else if (verb === 'send') {
      sent.push((await transfers.send({ requestKey, fromStore: store, toStore: other, lines: [pieces] })).id)
    } else if (verb === 'receive') await transfers.receive(sent[pick % (sent.length + 1)] ?? 999_999)
    else if (verb === 'count') {
      const { id } = await counts.start({ requestKey, store })
      await counts.setCounted(id, product, quantity)
      await counts.post(id).catch(() => counts.cancel(id))
    } else if (verb === 'keep') {
      const level = (await stock.get(product)).product.levels.find((one) => one.store === store)
      await stock.setKeepBack(product, { store, keepBack: quantity - 1, version: level?.version ?? 0 })
    } else {
      now = new Date(now.valueOf() + 30 * HOUR_MS)
      manager = await newStaffMember(shop, 'manager')
    }
  }
  const steps = fc.sample(step, { numRuns: 150, seed: 20261122 })
  let done = 0
  for (const one of steps) {
    const refused = await run(one).then(
      () => null,
      (error) => error,
    )
    if (refused === null) done++
    else if (!(refused instanceof ShopError)) expect(refused).toMatchObject({ problem: { code: expect.any(String) } })
    if (refused?.status >= 500) throw refused
    await expectSoundStock(shop)
  }
  expect(done).toBeGreaterThan(60)
})

type StepOf<A> = A extends fc.Arbitrary<infer T> ? T : never
