import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Cart } from '../../src/contract/cart.ts'
import type { Product } from '../../src/contract/catalog.ts'
import type { Order } from '../../src/contract/orders.ts'
import type { checkoutForm } from './checkout-form.ts'
import { expect, type Page } from './e2e-test.ts'
import { chosenLenses, lensWish } from './lens-wish.ts'

const PAPER = '<text x="80" y="300" font-size="48">R −2.25   L −2.75   PD 63</text>'

/** A photo of a paper that can be read. */
export const paperPhoto = (): Promise<Buffer> =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200">${PAPER}</svg>`))
    .flatten({ background: '#f6f3ea' })
    .jpeg()
    .toBuffer()

/** An order of a guest whose prescription is a photo, in 1.50 with the anti-reflective coating. */
export async function orderPhotoLenses(page: Page, form: ReturnType<typeof checkoutForm>): Promise<Order> {
  const post = async <Answer>(path: string, data: unknown, headers = {}): Promise<Answer> => {
    const response = await page.request.post(path, { data, headers })
    expect(response.ok(), `${path} answered ${response.status()}`).toBe(true)
    return response.json() as Promise<Answer>
  }
  const { id: productId } = (await (await page.request.get('/api/products/ledra-panto-black')).json()) as Product
  const { id: cartId } = await post<Cart>('/api/cart', { guestId: randomUUID().slice(0, 21) })
  const { paperId } = await post<{ paperId: string }>('/api/lenses/papers', await paperPhoto(), {
    'Content-Type': 'image/jpeg',
  })
  const wish = lensWish(productId, { prescription: { source: 'photo', age: 41 } })
  await post('/api/lenses/choices', chosenLenses(cartId, wish, { paperId }))
  return post<Order>('/api/checkout', { cartId, checkoutForm: form, isMadeToOrderAgreed: true })
}
