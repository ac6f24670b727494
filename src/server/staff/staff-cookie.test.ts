import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminVisitor, demoStaff } from '../../../test/support/staff.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'

describe.each([
  { publicOrigin: 'http://shop.test', name: 'staff', secure: [] },
  { publicOrigin: 'https://shop.test', name: '__Secure-staff', secure: ['Secure'] },
])('a shop at $publicOrigin', ({ publicOrigin, name, secure }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await createTestShop({ config: { publicOrigin } })
  })
  afterAll(() => shop.close())

  const signIn = () => {
    const { email, password } = demoStaff('assistant')
    const visitor = adminVisitor(shop)
    return visitor.post('/api/admin/sign-in', { email, password }).then((response) => ({ visitor, response }))
  }

  test('sends the staff’s cookie to the back office alone, for 12 hours, and never from another site', async () => {
    const { response } = await signIn()
    const [cookie = '', ...others] = response.headers.getSetCookie()
    expect(others).toEqual([])
    const [pair = '', ...attributes] = cookie.split('; ')
    expect(pair.split('=')[0]).toBe(name)
    const expected = ['HttpOnly', 'Max-Age=43200', 'Path=/api/admin', 'SameSite=Strict', ...secure]
    expect(attributes.sort()).toEqual(expected.sort())
  })

  test('does not take the staff’s session for a shopper’s', async () => {
    const { visitor } = await signIn()
    const shopper = shop.visitor()
    shopper.cookies.set('session', visitor.cookies.get(name) ?? '')
    expect((await shopper.send('/api/auth/me')).status).toBe(401)
  })
})
