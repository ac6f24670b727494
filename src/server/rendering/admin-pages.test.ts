import { afterAll, beforeAll, expect, test } from 'vitest'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'

const manifest = {
  'src/admin/start-admin.tsx': {
    file: 'assets/start.js',
    css: ['assets/start.css'],
    assets: ['assets/text-latin-wght.woff2', 'assets/text-greek-wght.woff2'],
  },
}

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({
    bundle: () => ({
      storefront: unbuiltStorefront,
      assets: () => undefined,
      admin: {
        manifest,
        assets: (c) => (c.req.path === '/admin/assets/start.js' ? c.body('start()') : undefined),
      },
    }),
  })
})
afterAll(() => shop.close())

const open = (path: string, cookie = '') => shop.visitor().send(path, { headers: { Cookie: cookie } })

test.each(['/admin', '/admin/orders', '/admin/orders/EE-0000-0000-0000', '/admin/no-such-screen'])(
  '%s answers with the back office’s page, which nobody indexes, keeps or frames',
  async (path) => {
    const response = await open(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    const html = await response.text()
    expect(html).toContain('<script type="module" src="/admin/assets/start.js">')
    expect(html).toContain('<meta name="robots" content="noindex">')
  },
)

test('the page is in the language of the cookie, and loads its fonts ahead', async () => {
  const english = await (await open('/admin')).text()
  expect(english).toContain('<html lang="en">')
  expect(english).not.toContain('greek')
  const greek = await (await open('/admin', 'language=el')).text()
  expect(greek).toContain('<html lang="el">')
  expect(greek).toContain('href="/admin/assets/text-greek-wght.woff2"')
  expect(await (await open('/admin', 'language=toString')).text()).toContain('<html lang="en">')
})

test('a file of the back office that is missing is not answered with its page', async () => {
  expect(await (await open('/admin/assets/start.js')).text()).toBe('start()')
  expect((await open('/admin/assets/gone.js')).status).toBe(404)
})

test('addresses that only begin like the back office’s are the storefront’s', async () => {
  const response = await open('/administration')
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('start.js')
})
