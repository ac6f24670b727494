import { afterEach, beforeEach, expect, test } from 'vitest'
import { errorOf, fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { signToken } from '../http/signed-token.ts'
import { ORDER_LINK_DAYS, orderUrl } from './order-link.ts'

const DAY_MS = 86_400_000

let shop: TestShop
let now: Date
beforeEach(async () => {
  now = new Date('2026-11-23T09:00:00Z')
  shop = await createTestShop({ clock: () => now })
})
afterEach(() => shop.close())

async function buy() {
  const guest = shop.visitor()
  const cart = await fillCart(guest, (await shop.product('silk-cord-navy')).id)
  return guest.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm() })
}
const tokenFor = (orderId: string) => orderUrl(shop.shop, orderId, now).split('/').at(-1) ?? ''
const open = (token: string) => shop.visitor().api.call('GET /api/orders/by-link/{token}', { params: { token } })

test('the link shows the order without an account', async () => {
  const order = await buy()
  expect(await open(tokenFor(order.id))).toMatchObject(order)
})

test('a link opens only its own order', async () => {
  const [own, other] = [await buy(), await buy()]
  const moved = tokenFor(own.id).replace(own.id, other.id)
  expect(await errorOf(open(moved))).toEqual({ status: 404, code: 'not_found' })
})

test('a link expires, and its expiry cannot be changed', async () => {
  const token = tokenFor((await buy()).id)
  const [subject, , signature] = token.split('.')
  now = new Date(now.valueOf() + ORDER_LINK_DAYS * DAY_MS - 1000)
  await open(token)
  now = new Date(now.valueOf() + 2000)
  expect((await errorOf(open(token))).status).toBe(404)
  expect((await errorOf(open(`${subject}.0.${signature}`))).status).toBe(404)
  expect((await errorOf(open(`${subject}.zzzzzzz.${signature}`))).status).toBe(404)
})

test('a token for another purpose opens no order', async () => {
  const { id } = await buy()
  const other = signToken(shop.shop.cookieSecret, { purpose: 'newsletter-leave', subject: id })
  expect((await errorOf(open(other))).status).toBe(404)
})
