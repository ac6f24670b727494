import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { newCustomer } from '../../../test/support/new-customer.ts'
import { createTestShop, type TestShop, type TestVisitor } from '../../../test/support/test-shop.ts'
import { MOST_ADDRESSES } from '../../contract/addresses.ts'
import type { CallInput } from '../../contract/calls.ts'
import { addresses } from '../db/addresses-schema.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

const HOME = {
  label: 'Home',
  firstName: 'Niki',
  lastName: 'Pavlou',
  phoneNumber: '+357 99 112233',
  address: 'Ledras 21',
  city: 'Nicosia',
  postalCode: '1011',
  country: 'Cyprus',
}
const OFFICE = { ...HOME, label: 'Office', address: 'Makariou 1', company: 'Pavlou Ltd', vatNumber: '10259033P' }

const list = ({ api }: Awaited<ReturnType<typeof newCustomer>>) => api.call('GET /api/account/addresses', {})
type Form = CallInput<'POST /api/account/addresses'>['body']
const bookOf = ({ api }: Pick<TestVisitor, 'api'>) => ({
  add: (body: Form) => api.call('POST /api/account/addresses', { body }),
  change: (addressId: number, body: Form) =>
    api.call('PUT /api/account/addresses/{addressId}', { params: { addressId }, body }),
  delete: (addressId: number) => api.call('DELETE /api/account/addresses/{addressId}', { params: { addressId } }),
})

test('addresses are added once, changed, and deleted; one at most is the usual one', async () => {
  const customer = await newCustomer(shop)
  const book = bookOf(customer)
  expect(await list(customer)).toEqual([])
  await book.add({ ...HOME, isDefaultShipping: true })
  const both = await book.add({ ...OFFICE, isDefaultShipping: true, isDefaultBilling: true })
  expect(both).toMatchObject([
    { label: 'Office', vatNumber: 'CY10259033P', isDefaultShipping: true, isDefaultBilling: true },
    { label: 'Home', isDefaultShipping: false },
  ])
  expect(await book.add({ ...HOME, label: 'Again' })).toHaveLength(2)
  const home = both[1]?.id ?? 0
  const changed = await book.change(home, { ...HOME, city: 'Strovolos', isDefaultShipping: true })
  expect(changed[0]).toMatchObject({ id: home, city: 'Strovolos', isDefaultShipping: true })
  expect(changed[1]).toMatchObject({ label: 'Office', isDefaultShipping: false, isDefaultBilling: true })
  expect(await book.delete(home)).toMatchObject([{ label: 'Office' }])
})

test('nobody reads or changes another account’s addresses', async () => {
  const [niki, other] = [await newCustomer(shop), await newCustomer(shop)]
  const [address] = await niki.api.call('POST /api/account/addresses', { body: HOME })
  const id = address?.id ?? 0
  expect(await list(other)).toEqual([])
  expect(
    await errorOf(
      other.api.call('PUT /api/account/addresses/{addressId}', { params: { addressId: id }, body: OFFICE }),
    ),
  ).toEqual({ status: 404, code: 'not_found' })
  expect(
    await errorOf(other.api.call('DELETE /api/account/addresses/{addressId}', { params: { addressId: id } })),
  ).toEqual({ status: 404, code: 'not_found' })
  expect(await list(niki)).toMatchObject([{ label: 'Home' }])
  expect((await shop.visitor().send('/api/account/addresses')).status).toBe(401)
})

test('wrong postcodes and VAT numbers are refused, and so is an address too many', async () => {
  const book = bookOf(await newCustomer(shop))
  expect((await errorOf(book.add({ ...HOME, postalCode: '99010' }))).code).toBe('invalid_input')
  expect((await errorOf(book.add({ ...OFFICE, vatNumber: 'CY10259033Z' }))).code).toBe('invalid_input')
  for (let count = 1; count <= MOST_ADDRESSES; count++) await book.add({ ...HOME, address: `Ledras ${count}` })
  expect(await errorOf(book.add(OFFICE))).toEqual({ status: 409, code: 'too_many_addresses' })
})

test('an order keeps its address in the book when its buyer wishes, once', async () => {
  const customer = await newCustomer(shop)
  const buy = async (saveAddress: boolean) => {
    const cart = await customer.api.cart.open({ userId: customer.user.id })
    await customer.api.cart.addItem(cart.id, { productId: (await shop.product('silk-cord-navy')).id })
    await customer.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm({ saveAddress }) })
  }
  await buy(false)
  expect(await list(customer)).toEqual([])
  await buy(true)
  await buy(true)
  expect(await list(customer)).toMatchObject([{ address: 'Ledras 21', postalCode: '1011', isDefaultShipping: true }])
})

test('the book is part of the account’s data and goes with the account', async () => {
  const customer = await newCustomer(shop)
  const { api, user, password } = customer
  await api.call('POST /api/account/addresses', { body: HOME })
  const data = await api.call('GET /api/account/data', {})
  expect(data.addresses).toMatchObject([{ label: 'Home', address: 'Ledras 21' }])
  await api.call('POST /api/account/close', { body: { password } })
  expect(await shop.shop.db.select().from(addresses).where(eq(addresses.userId, user.id))).toEqual([])
})
