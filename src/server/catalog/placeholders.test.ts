import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { products } from '../db/schema.ts'
import { createEmailRenderer } from '../email/render-email.ts'
import { EMAIL_TEMPLATES } from '../email-templates.ts'
import { drawPlaceholder } from '../images/draw-placeholder.ts'

/** The real module, with its calls counted. Files share their worker's modules, which were loaded without it. */
vi.mock('../images/draw-placeholder.ts', { spy: true })
vi.hoisted(() => vi.resetModules())

const SLUG = 'carlotta-black'

let shop: TestShop
beforeAll(async () => {
  // A folder without images: every product has placeholders.
  const front = () => ({ storefront: unbuiltStorefront, assets: () => undefined })
  shop = await createTestShop({ assets: '/nowhere', bundle: front })
})
afterAll(() => shop.close())
beforeEach(() => {
  vi.mocked(drawPlaceholder).mockClear()
})

const imagesOf = async (slug: string) =>
  (await shop.visitor().api.call('GET /api/products/{slug}', { params: { slug } })).images

async function orderAndEmail(slug: string) {
  const buyer = shop.visitor()
  const { id } = await shop.product(slug)
  const cart = await fillCart(buyer, id)
  const order = await buyer.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm() })
  const emails = await listQueuedEmails(shop.shop, { kind: 'order_confirmation' })
  const row = emails.find(({ payload }) => 'orderId' in payload && payload.orderId === order.id)
  if (row === undefined) throw new Error('the order has no e-mail')
  return { order, email: await createEmailRenderer(shop.shop, EMAIL_TEMPLATES)(row) }
}

describe('an order of a product without photographs', () => {
  test('draws nothing while it is placed and its e-mail is written', async () => {
    await orderAndEmail('odile-blonde')
    expect(drawPlaceholder).not.toHaveBeenCalled()
  })

  test('keeps the image shown, and its e-mail links to the PNG', async () => {
    const { order, email } = await orderAndEmail(SLUG)
    const [image = ''] = await imagesOf(SLUG)
    expect(order.items[0]?.image).toBe(image)
    const link = /<img src="([^"]+)"/.exec(email.html)?.[1] ?? ''
    expect(link).toBe(`${shop.shop.config.publicOrigin}${image.replace('.svg', '.png')}`)
    expect(email.pictures).toEqual([])
    const answer = await shop.visitor().send(new URL(link).pathname)
    expect(answer.headers.get('Content-Type')).toBe('image/png')
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    const { format, width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([format, width]).toEqual(['png', 152])
  })
})

describe('a placeholder', () => {
  test('is drawn once, on request, and is immutable', async () => {
    const [image = ''] = await imagesOf('aviator-gold')
    const [first, second] = await Promise.all([shop.visitor().send(image), shop.visitor().send(image)])
    expect(first.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(await first.text()).toBe(await second.text())
    await shop.visitor().send(image)
    expect(drawPlaceholder).toHaveBeenCalledTimes(1)
    const known = { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } }
    expect((await shop.visitor().send(image, known)).status).toBe(304)
  })

  test('is compressed only for clients that accept it', async () => {
    const [image = ''] = await imagesOf('aviator-gold')
    const encodingFor = async (accepted: string) =>
      (await shop.visitor().send(image, { headers: { 'Accept-Encoding': accepted } })).headers.get('Content-Encoding')
    expect(await encodingFor('gzip, br')).toBe('br')
    expect(await encodingFor('gzip, br;q=0')).toBeNull()
    expect(await encodingFor('gzip')).toBeNull()
  })

  test('gets a new path when the product looks different; old paths redirect to it', async () => {
    const [before = ''] = await imagesOf('matelot-navy')
    await shop.shop.db.update(products).set({ color: 'sage' }).where(eq(products.slug, 'matelot-navy'))
    await expect.poll(() => imagesOf('matelot-navy')).not.toContain(before)
    const [after] = await imagesOf('matelot-navy')
    for (const former of [before, '/pictures/matelot-navy/front.svg', '/pictures/matelot-navy/side.svg']) {
      const answer = await shop.visitor().send(former)
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, after])
    }
  })

  test('has one view for an accessory, and a plain and a measured front for a frame', async () => {
    expect((await imagesOf('silk-cord-navy')).map((image) => image.split('/').at(-1))).toEqual(['front.svg'])
    const [front = '', measured = ''] = await imagesOf(SLUG)
    const { measurements } = await shop.product(SLUG)
    expect(await (await shop.visitor().send(measured)).text()).toContain(`>${measurements?.frameWidthMm}</text>`)
    expect(await (await shop.visitor().send(front)).text()).not.toContain('<text')
  })

  test.each([
    '/pictures/aviator-gold/back.svg',
    '/pictures/no-such-frame/front.svg',
    '/pictures/aviator-gold/x/back.png',
  ])('%s is none', async (path) => expect((await shop.visitor().send(path)).status).toBe(404))

  test('is used by shared pages and the merchant feed', async () => {
    for (const path of [`/share/en/products/${SLUG}.png`, `/feeds/pictures/${SLUG}/1.jpg`]) {
      expect((await shop.visitor().send(path)).status).toBe(200)
    }
  })
})
