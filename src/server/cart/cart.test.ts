import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf, fillCart, guestId } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { cartItems } from '../db/schema.ts'

let shop: TestShop
let twoLeft: number
let plenty: number
let soldOut: number

beforeAll(async () => {
  shop = await createTestShop()
  twoLeft = (await shop.product('aviator-gold')).id
  const { products } = shop.shop.catalogue.listProducts({})
  plenty = products.find((product) => product.stock >= 10 && product.discountPriceCents === null)?.id ?? 0
  soldOut = products.find((product) => product.stock === 0)?.id ?? 0
})
afterAll(() => shop.close())

describe('a guest', () => {
  test('has one cart per guest id', async () => {
    const { api } = shop.visitor()
    const id = guestId()
    const first = await api.cart.open({ guestId: id })
    expect(await api.cart.open({ guestId: id })).toEqual(first)
    expect(first).toMatchObject({ userId: null, guestId: id, items: [], subtotal: 0, shipping: 0, total: 0 })
  })

  test('gets one line for the same product added twice', async () => {
    const visitor = shop.visitor()
    const cart = await fillCart(visitor, plenty)
    const again = await visitor.api.cart.addItem(cart.id, { productId: plenty, quantity: 2 })
    expect(again.items).toHaveLength(1)
    expect(again.items[0]).toMatchObject({ quantity: 3, product: { id: plenty } })
  })

  test('gets the whole cart with its totals from every write and read', async () => {
    const visitor = shop.visitor()
    const added = await fillCart(visitor, plenty, 2)
    const item = added.items[0]
    expect(item?.total).toBeCloseTo((item?.unitPrice ?? 0) * 2, 10)
    expect(added.subtotal).toBe(item?.total)
    expect(added.total).toBe(added.subtotal + added.shipping)
    const changed = await visitor.api.cart.changeQuantity(added.id, item?.id ?? 0, 1)
    expect(changed.subtotal).toBe(item?.unitPrice)
    expect(await visitor.api.cart.get(added.id)).toEqual(changed)
    const removed = await visitor.api.cart.removeItem(added.id, item?.id ?? 0)
    expect(removed).toMatchObject({ items: [], total: 0 })
  })

  test('pays the discount price', async () => {
    const { products } = shop.shop.catalogue.listProducts({})
    const reduced = products.find((product) => product.discountPriceCents !== null && product.stock > 0)
    const cart = await fillCart(shop.visitor(), reduced?.id ?? 0)
    expect(cart.items[0]?.unitPrice).toBe((reduced?.discountPriceCents ?? 0) / 100)
  })

  test('cannot exceed the stock by adding or changing', async () => {
    const visitor = shop.visitor()
    const cart = await fillCart(visitor, twoLeft, 2)
    const more = visitor.api.cart.addItem(cart.id, { productId: twoLeft })
    expect(await errorOf(more)).toEqual({ status: 409, code: 'not_enough_stock' })
    const change = visitor.api.cart.changeQuantity(cart.id, cart.items[0]?.id ?? 0, 3)
    expect(await errorOf(change)).toEqual({ status: 409, code: 'not_enough_stock' })
    expect((await visitor.api.cart.get(cart.id)).items[0]?.quantity).toBe(2)
  })

  test('cannot add a sold-out or unknown product', async () => {
    expect(await errorOf(fillCart(shop.visitor(), soldOut))).toEqual({ status: 409, code: 'out_of_stock' })
    expect(await errorOf(fillCart(shop.visitor(), 999_999))).toEqual({ status: 404, code: 'not_found' })
  })

  test('loses none of ten concurrent additions', async () => {
    const visitor = shop.visitor()
    const { id } = await visitor.api.cart.open({ guestId: guestId() })
    await Promise.all(Array.from({ length: 10 }, () => visitor.api.cart.addItem(id, { productId: plenty })))
    expect((await visitor.api.cart.get(id)).items[0]?.quantity).toBe(10)
  })
})

describe('an unauthorised visitor with known ids', () => {
  test('cannot read or change a cart', async () => {
    const cart = await fillCart(shop.visitor(), plenty)
    const itemId = cart.items[0]?.id ?? 0
    const maria = await shop.signIn('maria')
    for (const { api } of [shop.visitor(), maria]) {
      const notFound = { status: 404, code: 'not_found' }
      expect(await errorOf(api.cart.get(cart.id))).toEqual(notFound)
      expect(await errorOf(api.cart.addItem(cart.id, { productId: plenty }))).toEqual(notFound)
      expect(await errorOf(api.cart.changeQuantity(cart.id, itemId, 5))).toEqual(notFound)
      expect(await errorOf(api.cart.removeItem(cart.id, itemId))).toEqual(notFound)
      expect(await errorOf(api.cart.open({ guestId: cart.guestId ?? '' }))).toEqual(notFound)
    }
    const rows = await shop.shop.db.select().from(cartItems)
    expect(rows.find((row) => row.id === itemId)).toMatchObject({ quantity: 1 })
  })

  test('cannot open a user’s cart by the user id', async () => {
    const maria = await shop.signIn('maria')
    const { api } = shop.visitor()
    expect(await errorOf(api.cart.open({ userId: maria.user.id }))).toEqual({ status: 404, code: 'not_found' })
    expect(await maria.api.cart.open({ userId: maria.user.id })).toMatchObject({ userId: maria.user.id })
  })

  test('cannot change a line of another cart through their own cart', async () => {
    const theirs = await fillCart(shop.visitor(), plenty)
    const visitor = shop.visitor()
    const own = await fillCart(visitor, plenty)
    const itemId = theirs.items[0]?.id ?? 0
    expect(await errorOf(visitor.api.cart.removeItem(own.id, itemId))).toEqual({ status: 404, code: 'not_found' })
  })

  test('cannot forge the guest cookie', async () => {
    const visitor = shop.visitor()
    const cart = await fillCart(visitor, plenty)
    const forger = shop.visitor()
    const signed = visitor.cookies.get('guest') ?? ''
    forger.cookies.set(
      'guest',
      signed.replace(/^./, (character) => (character === 'a' ? 'b' : 'a')),
    )
    expect(await errorOf(forger.api.cart.get(cart.id))).toEqual({ status: 404, code: 'not_found' })
  })
})

test('a cart write takes at most three statements besides begin and commit', async () => {
  const guest = shop.visitor()
  const cart = await fillCart(guest, plenty)
  const maria = await shop.signIn('maria')
  const hers = await maria.api.cart.open({ userId: maria.user.id })
  const item = cart.items[0]?.id ?? 0
  const writes = [
    () => guest.api.cart.addItem(cart.id, { productId: plenty }),
    () => guest.api.cart.changeQuantity(cart.id, item, 2),
    () => guest.api.cart.removeItem(cart.id, item),
    () => maria.api.cart.addItem(hers.id, { productId: plenty }),
  ]
  for (const write of writes) {
    shop.statements.length = 0
    await write()
    expect(shop.statements.filter((sql) => !/^(begin|commit)/i.test(sql)).length).toBeLessThanOrEqual(3)
  }
})

test('signing in merges the guest’s cart into the user’s, capped by the stock', async () => {
  const maria = await shop.signIn('maria')
  const before = await maria.api.cart.open({ userId: maria.user.id })
  for (const item of before.items) await maria.api.cart.removeItem(before.id, item.id)
  await maria.api.cart.addItem(before.id, { productId: twoLeft, quantity: 1 })

  const guest = shop.visitor()
  const guestCart = await fillCart(guest, twoLeft, 2)
  await guest.api.cart.addItem(guestCart.id, { productId: plenty, quantity: 2 })
  const user = await guest.api.account.logIn({ username: 'maria', password: 'maria-demo' })
  const merged = await guest.api.cart.open({ userId: user.id })
  const quantities = Object.fromEntries(merged.items.map((item) => [item.product?.id, item.quantity]))
  expect(quantities).toEqual({ [twoLeft]: 2, [plenty]: 2 })
  expect(merged.notice).toMatchObject({ joined: 2, capped: [{ productId: twoLeft, wanted: 3, kept: 2 }] })
  expect(merged.notice?.capped[0]?.nameEl).not.toBe('')
  const read = await guest.api.call('DELETE /api/cart/{cartId}/notice', { params: { cartId: merged.id } })
  expect(read).toEqual({ ...merged, notice: null })
  expect((await guest.api.cart.get(guestCart.id)).items).toEqual([])
})

test('the next change or order clears the merge notice', async () => {
  const registerWithCart = async (username: string) => {
    const guest = shop.visitor()
    await fillCart(guest, plenty)
    const form = { username, email: `${username}@example.com`, password: 'secret-1' }
    const user = await guest.api.account.register(form)
    return { ...guest, cart: await guest.api.cart.open({ userId: user.id }) }
  }
  const changing = await registerWithCart('changing')
  expect(changing.cart.notice).toEqual({ joined: 1, capped: [] })
  expect((await changing.api.cart.addItem(changing.cart.id, { productId: plenty })).notice).toBeNull()
  const ordering = await registerWithCart('ordering')
  await ordering.api.orders.place({ cartId: ordering.cart.id, checkoutForm: checkoutForm() })
  expect((await ordering.api.cart.get(ordering.cart.id)).notice).toBeNull()
})
