import { desc, eq } from 'drizzle-orm'
import { GATEWAY_PROVIDERS } from '../../src/domain/refund.ts'
import { paymentCaptures, payments } from '../../src/server/db/payments-schema.ts'
import { orders } from '../../src/server/db/schema.ts'
import { fillCart } from './buyers.ts'
import { checkoutForm } from './checkout-form.ts'
import type { TestShop } from './test-shop.ts'

type NewPayment = Partial<typeof payments.$inferInsert>

/** An order of two pieces whose payment is captured, as the row says; a bank transfer where it says nothing. */
export async function paidOrder(shop: TestShop, productId: number, payment: NewPayment = {}) {
  const guest = shop.visitor()
  const cart = await fillCart(guest, productId, 2)
  const { id } = await guest.api.orders.place({
    cartId: cart.id,
    checkoutForm: checkoutForm({ paymentMethod: 'bank_transfer' }),
  })
  const [order] = await shop.shop.db.select().from(orders).where(eq(orders.id, id))
  if (order === undefined) throw new Error('the order was not stored')
  await shop.shop.db.delete(payments).where(eq(payments.orderId, id))
  await shop.shop.db.update(orders).set({ paymentStatus: 'paid', heldUntil: null }).where(eq(orders.id, id))
  const paymentId = await addPayment(shop, id, { amountCents: order.totalCents, ...payment })
  return { id, guest, totalCents: order.totalCents, paymentId }
}

/** One more attempt of an order, captured in full. */
export async function addPayment(shop: TestShop, orderId: string, payment: NewPayment): Promise<number> {
  const { db, clock } = shop.shop
  const [last] = await db
    .select({ attempt: payments.attempt })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.attempt))
  const attempt = (last?.attempt ?? 0) + 1
  const amountCents = payment.amountCents ?? 0
  const at = clock()
  const [row] = await db
    .insert(payments)
    .values({
      ...{ orderId, attempt, reference: `${orderId}-${attempt}`, provider: 'bank', method: 'bank_transfer' },
      ...{ state: 'captured', amountCents, capturedCents: amountCents, createdAt: at, updatedAt: at },
      ...payment,
    })
    .returning()
  if (row === undefined) throw new Error('the payment was not stored')
  const kind = GATEWAY_PROVIDERS.includes(row.provider) ? 'gateway' : 'transfer'
  if (row.capturedCents > 0) {
    const sourceKey = `test:${row.id}`
    await db.insert(paymentCaptures).values({ paymentId: row.id, amountCents: row.capturedCents, kind, sourceKey, at })
  }
  return row.id
}
