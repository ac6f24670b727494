import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { AdminInput } from '../../contract/admin/calls.ts'
import { ApiError } from '../../contract/client.ts'
import { deliveryPoints } from '../db/delivery-points-schema.ts'

type Form = AdminInput<'POST /api/admin/orders'>['body']

let shop: TestShop
let assistant: TestStaffMember
let productId: number
beforeAll(async () => {
  shop = await createTestShop()
  assistant = await newStaffMember(shop, 'assistant')
  productId = (await shop.product('silk-cord-navy')).id
})
afterAll(() => shop.close())

const take = (changes: Partial<Form> = {}) =>
  assistant.admin.orders.take({
    requestKey: randomUUID(),
    source: 'phone',
    buyer: BUYER,
    language: 'el',
    lines: [{ productId, quantity: 1 }],
    shippingMethod: 'locker',
    paymentMethod: 'bank_transfer',
    ...changes,
  })

const BUYER = {
  firstName: 'Andreas',
  lastName: 'Georgiou',
  phoneNumber: '+357 96 554433',
  address: 'Makariou 5',
  city: 'Limassol',
  postalCode: '3040',
}

const lockers = async (q: string) =>
  (await shop.visitor().api.call('GET /api/delivery-points', { query: { q } })).map(({ id }) => id)

test('an order by phone goes to a locker that was chosen, and takes no cash there', async () => {
  const [deliveryPointId] = await lockers('8010')
  expect((await errorOf(take())).code).toBe('invalid_input')
  expect((await errorOf(take({ deliveryPointId: 'gone' }))).code).toBe('locker_gone')
  expect((await errorOf(take({ deliveryPointId, paymentMethod: 'cash_on_delivery' }))).code).toBe('invalid_input')
  const { order, shipping } = await take({ deliveryPointId })
  expect(shipping).toBe(3)
  expect(order?.deliveryPoint).toMatchObject({ id: deliveryPointId, postalCode: '8010' })
})

test('an edit moves an order to another locker, away from lockers, and keeps one that has closed', async () => {
  const [first, second] = [(await lockers('8010'))[0] ?? '', (await lockers('8046'))[0] ?? '']
  const { order } = await take({ deliveryPointId: first })
  const lines = [{ productId, quantity: 1 }]
  const edit = async (form: { shippingMethod: 'locker' | 'express'; deliveryPointId?: string }) => {
    const { version } = await assistant.admin.orders.get(order?.id ?? '')
    return assistant.admin.orders.edit(order?.id ?? '', { version, lines, ...form })
  }
  const moved = await edit({ shippingMethod: 'locker', deliveryPointId: second })
  expect(moved.order?.deliveryPoint?.id).toBe(second)
  const toDoor = await edit({ shippingMethod: 'express' })
  expect(toDoor.order).toMatchObject({ deliveryPoint: null, shipping: 15 })
  expect((await errorOf(edit({ shippingMethod: 'locker' }))).code).toBe('invalid_input')
  await edit({ shippingMethod: 'locker', deliveryPointId: first })
  await shop.shop.db.update(deliveryPoints).set({ isActive: false }).where(eq(deliveryPoints.pointId, first))
  const more = {
    version: (await assistant.admin.orders.get(order?.id ?? '')).version,
    shippingMethod: 'locker',
  } as const
  const kept = await assistant.admin.orders.edit(order?.id ?? '', { ...more, lines: [{ productId, quantity: 2 }] })
  expect(kept.order?.deliveryPoint?.id).toBe(first)
  expect((await errorOf(edit({ shippingMethod: 'locker', deliveryPointId: 'gone' }))).code).toBe('locker_gone')
})

const fieldsOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (failure: unknown) => failure,
  )
  return error instanceof ApiError ? Object.keys(error.problem?.fields ?? {}) : []
}

test('the code of a locker is sent to a Cypriot mobile phone, which staff must have', async () => {
  const [deliveryPointId] = await lockers('8046')
  const landline = { ...BUYER, phoneNumber: '+357 22 112233' }
  expect(await fieldsOf(take({ deliveryPointId, buyer: landline }))).toEqual(['buyer.phoneNumber'])
  expect(await fieldsOf(take({ deliveryPointId, buyer: { ...BUYER, phoneNumber: '' } }))).toEqual(['buyer.phoneNumber'])
  const { order } = await take({ shippingMethod: 'express', buyer: landline })
  const id = order?.id ?? ''
  const lines = [{ productId, quantity: 1 }]
  const { version } = await assistant.admin.orders.get(id)
  const toLocker = { version, lines, shippingMethod: 'locker', deliveryPointId } as const
  expect(await fieldsOf(assistant.admin.orders.edit(id, toLocker))).toEqual(['address.phoneNumber'])
  const address = { ...BUYER, country: 'Cyprus' }
  const moved = await assistant.admin.orders.edit(id, { ...toLocker, address })
  expect(moved.order).toMatchObject({ shippingMethod: 'locker', shippingAddress: { phoneNumber: BUYER.phoneNumber } })
})
