import { Hono } from 'hono'
import { getSignedCookie, setSignedCookie as setByHono } from 'hono/cookie'
import { expect, test } from 'vitest'
import { readSignedCookie, setSignedCookie } from './signed-cookie.ts'

const SECRET = 'a-secret-of-at-least-thirty-two-characters'
const VALUES = ['0123456789abcdef0123456789abcdef', 'browser.0123456789abcdef.1-22-333', 'Ελλάδα; ,"%']

const app = new Hono()
  .get('/set-by-hono', async (c) => {
    await setByHono(c, 'guest', c.req.query('value') ?? '', SECRET, { path: '/' })
    return c.body(null)
  })
  .get('/set', (c) => {
    setSignedCookie(c, SECRET, 'guest', c.req.query('value') ?? '', { path: '/' })
    return c.body(null)
  })
  .get('/read-by-hono', async (c) => c.json(await getSignedCookie(c, SECRET, 'guest')))
  .get('/read', (c) => c.json(readSignedCookie(c, SECRET, 'guest')))

async function cookieOf(path: string, value: string): Promise<string> {
  const response = await app.request(`${path}?value=${encodeURIComponent(value)}`)
  return /^[^;]*/.exec(response.headers.get('Set-Cookie') ?? '')?.[0] ?? ''
}

const read = async (path: string, cookie: string) => (await app.request(path, { headers: { Cookie: cookie } })).json()

test.each(VALUES)('the cookie of %s equals those already in browsers', async (value) => {
  const [before, now] = [await cookieOf('/set-by-hono', value), await cookieOf('/set', value)]
  expect(now).toBe(before)
  expect(await read('/read', before)).toBe(value)
  expect(await read('/read-by-hono', now)).toBe(value)
})

test('a changed value, a changed signature or none is invalid', async () => {
  const cookie = decodeURIComponent(await cookieOf('/set', 'abc'))
  const signature = cookie.slice('guest=abc.'.length)
  const forged = ['guest=', 'guest=abc', 'guest=abc.', `guest=abd.${signature}`, `guest=abc.${signature.slice(1)}`]
  forged.push(`guest=abc.${'A'.repeat(44)}`, `guest=.${signature}`, `guest=abc.${'é'.repeat(22)}`)
  for (const one of forged) expect(await read('/read', one)).toBeNull()
  expect(await read('/read', cookie)).toBe('abc')
})
