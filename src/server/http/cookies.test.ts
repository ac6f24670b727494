import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf, fillCart } from '../../../test/support/buyers.ts'
import { createTestShop, type TestShop, type TestVisitor } from '../../../test/support/test-shop.ts'

/** The names and attributes of a response's cookies. */
const setBy = (response: Response) =>
  response.headers.getSetCookie().map((cookie) => {
    const [pair = '', ...attributes] = cookie.split('; ')
    return { name: pair.split('=')[0], attributes: attributes.sort() }
  })

const logIn = (visitor: TestVisitor) => visitor.post('/api/auth/login', { username: 'maria', password: 'maria-demo' })

describe('reached by http', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await createTestShop()
  })
  afterAll(() => shop.close())

  test('cookies have plain names, since browsers reject prefixed ones', async () => {
    const guest = shop.visitor()
    await fillCart(guest, (await shop.product('silk-cord-navy')).id)
    await logIn(guest)
    expect([...guest.cookies.keys()].sort()).toEqual(['browser', 'guest', 'session'])
  })
})

describe('reached by https', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await createTestShop({ config: { publicOrigin: 'https://shop.test' } })
  })
  afterAll(() => shop.close())

  /** The same cookies under the names they had before prefixes. */
  function withOldNames({ cookies }: Pick<TestVisitor, 'cookies'>): TestVisitor {
    const before = shop.visitor()
    for (const [name, value] of cookies) before.cookies.set(name.replace(/^__\w+-/, ''), value)
    return before
  }

  test('the session’s and the guest’s are bound to this host, the browser’s to https and its path', async () => {
    const guest = shop.visitor()
    const opened = await guest.post('/api/cart', { guestId: 'a-guest-by-https' })
    const common = ['HttpOnly', 'SameSite=Lax', 'Secure']
    expect(setBy(opened)).toEqual([
      { name: '__Host-guest', attributes: ['Max-Age=15552000', 'Path=/', ...common].sort() },
    ])
    expect(setBy(await logIn(guest))).toEqual([
      { name: '__Host-session', attributes: ['Max-Age=2592000', 'Path=/', ...common].sort() },
      { name: '__Secure-browser', attributes: ['Max-Age=31536000', 'Path=/api/auth', ...common].sort() },
    ])
  })

  test('a visitor with cookies of old names stays signed in, keeps the cart, and gets the new names', async () => {
    const guest = shop.visitor()
    const cart = await fillCart(guest, (await shop.product('silk-cord-navy')).id)
    const before = withOldNames(guest)
    expect(await before.api.cart.get(cart.id)).toEqual(cart)
    expect([...before.cookies.keys()]).toEqual(['__Host-guest'])
    expect(await before.api.cart.get(cart.id)).toEqual(cart)

    const maria = withOldNames(await shop.signIn('maria'))
    expect(await maria.api.account.me()).toMatchObject({ username: 'maria' })
    expect([...maria.cookies.keys()].sort()).toEqual(['__Host-session', '__Secure-browser'])
    expect(await maria.api.account.me()).toMatchObject({ username: 'maria' })
  })

  test('a browser known by the old name is still known', async () => {
    const andreas = await shop.signIn('andreas')
    const known = andreas.cookies.get('__Secure-browser')
    const before = withOldNames(andreas)
    await before.api.account.logIn({ username: 'andreas', password: 'andreas-demo' })
    // Its key, by which its attempts are counted, and its accounts; an unknown browser gets a key of its own.
    expect(before.cookies.get('__Secure-browser')).toBe(known)
  })

  test('signing out with an old name ends the session, under every name', async () => {
    const maria = await shop.signIn('maria')
    const before = withOldNames(maria)
    await before.api.account.logOut()
    expect([...before.cookies.keys()]).toEqual(['__Secure-browser'])
    expect(await errorOf(maria.api.account.me())).toMatchObject({ status: 401 })
  })

  test('a cookie of an old name, which a neighbouring host could set, is ignored beside one of the new name', async () => {
    const [maria, andreas] = [await shop.signIn('maria'), await shop.signIn('andreas')]
    maria.cookies.set('session', andreas.cookies.get('__Host-session') ?? '')
    expect(await maria.api.account.me()).toMatchObject({ username: 'maria' })
    expect([...maria.cookies.keys()].sort()).toEqual(['__Host-session', '__Secure-browser'])
  })
})
