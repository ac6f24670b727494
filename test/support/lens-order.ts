import { eq } from 'drizzle-orm'
import { lensJobs } from '../../src/server/db/lens-jobs-schema.ts'
import { guestId } from './buyers.ts'
import { checkoutForm } from './checkout-form.ts'
import { type LensWish, lensBuyer, lensWish } from './lens-wish.ts'
import { payOrder } from './pay-order.ts'
import type { TestShop } from './test-shop.ts'

/** A frame that takes every kind of lens. */
export function lensFrame(shop: TestShop): number {
  const { products } = shop.shop.catalogue.listProducts({ category: 'optical-frames' })
  const frame = products.find(({ frameType, shape }) => frameType === 'full-rim' && shape !== 'shield')
  if (frame === undefined) throw new Error('no frame takes lenses')
  return frame.id
}

interface LensOrder {
  wish?: Partial<LensWish>
  isPaid?: boolean
  form?: Parameters<typeof checkoutForm>[0]
}

/** A paid order of a new guest for one pair, with the job that it began. */
export async function placeLensOrder(shop: TestShop, { wish = {}, isPaid = true, form }: LensOrder = {}) {
  const buyer = await lensBuyer(shop.visitor(), { guestId: guestId() })
  const wanted = lensWish(lensFrame(shop), wish)
  const { offers } = await buyer.offer(wanted)
  const offer = offers[0]
  if (offer === undefined) throw new Error('nothing is offered')
  const consent = wanted.prescription.source === 'none' ? { consentVersion: null } : {}
  await buyer.choose(wanted, { material: offer.material, expectedPrice: offer.price, ...consent })
  const { id: orderId } = await buyer.visitor.api.orders.place({
    cartId: buyer.cartId,
    checkoutForm: checkoutForm({ paymentMethod: 'bank_transfer', ...form }),
    isMadeToOrderAgreed: true,
  })
  if (isPaid) await payOrder(shop, orderId)
  const [job] = await shop.shop.db.select().from(lensJobs).where(eq(lensJobs.orderId, orderId))
  if (job === undefined) throw new Error('the order began no job')
  return { ...buyer, orderId, jobId: job.id }
}
