import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { newCustomer } from '../../../test/support/new-customer.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { MOST_WEARERS } from '../../domain/wearer.ts'
import { wearers } from '../db/wearers-schema.ts'

let shop: TestShop
beforeAll(async () => {
  let seconds = 0
  shop = await createTestShop({ clock: () => new Date(Date.UTC(2026, 10, 21, 9, 0, seconds++)) })
})
afterAll(() => shop.close())

type Customer = Awaited<ReturnType<typeof newCustomer>>
interface Person {
  name: string
  birthYear?: number | null
  fit?: string | null
}

const list = ({ api }: Customer) => api.call('GET /api/account/wearers', {})
const add = ({ api }: Customer, body: Person) => api.call('POST /api/account/wearers', { body })
const change = ({ api }: Customer, wearerId: string, body: Person) =>
  api.call('PUT /api/account/wearers/{wearerId}', { params: { wearerId }, body })
const remove = ({ api }: Customer, wearerId: string) =>
  api.call('DELETE /api/account/wearers/{wearerId}', { params: { wearerId } })

test('people are added, changed and deleted, the first added first', async () => {
  const customer = await newCustomer(shop)
  expect(await list(customer)).toEqual([])
  await add(customer, { name: ' Niki ', fit: '52-18-145' })
  const both = await add(customer, { name: 'Petros', birthYear: 2017 })
  expect(both).toMatchObject([
    { name: 'Niki', birthYear: null, fit: '52-18-145' },
    { name: 'Petros', birthYear: 2017, fit: null },
  ])
  const [niki, petros] = both.map(({ id }) => id)
  const changed = await change(customer, petros ?? '', { name: 'Petros', birthYear: 2017, fit: 'narrow' })
  expect(changed[1]).toMatchObject({ fit: 'narrow' })
  expect(changed[1]?.updatedAt).not.toBe(changed[1]?.createdAt)
  expect((await change(customer, niki ?? '', { name: 'Niki P.', fit: '139' }))[0]).toMatchObject({
    name: 'Niki P.',
    fit: '139',
  })
  expect(await remove(customer, niki ?? '')).toMatchObject([{ name: 'Petros' }])
  expect(await list(customer)).toMatchObject([{ name: 'Petros' }])
})

test('nobody reads or changes another account’s people', async () => {
  const [niki, other] = [await newCustomer(shop), await newCustomer(shop)]
  const [person] = await add(niki, { name: 'Niki' })
  const id = person?.id ?? ''
  expect(await list(other)).toEqual([])
  expect(await errorOf(change(other, id, { name: 'X' }))).toEqual({ status: 404, code: 'not_found' })
  expect(await errorOf(remove(other, id))).toEqual({ status: 404, code: 'not_found' })
  expect(await list(niki)).toMatchObject([{ name: 'Niki' }])
  expect((await shop.visitor().send('/api/account/wearers')).status).toBe(401)
})

test.each([
  [{ name: '  ' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ name: 'Niki', birthYear: 1899 }, 'birthYear'],
  [{ name: 'Niki', birthYear: 2027 }, 'birthYear'],
  [{ name: 'Niki', birthYear: 2016.5 }, 'birthYear'],
  [{ name: 'Niki', fit: '20-18-145' }, 'fit'],
  [{ name: 'Niki', fit: 'huge' }, 'fit'],
])('%j is refused at its field', async (body, field) => {
  const customer = await newCustomer(shop)
  const response = await customer.send('/api/account/wearers', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(400)
  expect(Object.keys((await response.json()).error.fields)).toEqual([field])
  expect(await list(customer)).toEqual([])
})

test('one person too many is refused, of two at once too', async () => {
  const customer = await newCustomer(shop)
  for (let count = 1; count < MOST_WEARERS; count++) await add(customer, { name: `Person ${count}` })
  const outcomes = await Promise.all(['Last', 'Late'].map((name) => errorOf(add(customer, { name })).catch(() => null)))
  expect(outcomes.filter((outcome) => outcome?.code === 'too_many_wearers')).toHaveLength(1)
  expect(await list(customer)).toHaveLength(MOST_WEARERS)
})

test('people are part of the account’s data and go with the account', async () => {
  const customer = await newCustomer(shop)
  const { api, user, password } = customer
  await add(customer, { name: 'Niki', birthYear: 1990, fit: '52-18-145' })
  const data = await api.call('GET /api/account/data', {})
  expect(data.wearers).toMatchObject([{ name: 'Niki', birthYear: 1990, fit: '52-18-145' }])
  await api.call('POST /api/account/close', { body: { password } })
  expect(await shop.shop.db.select().from(wearers).where(eq(wearers.userId, user.id))).toEqual([])
})
