import { and, asc, eq, sql } from 'drizzle-orm'
import { paymentCaptures, payments, refunds } from '../../src/server/db/payments-schema.ts'
import { orders } from '../../src/server/db/schema.ts'
import { reservations } from '../../src/server/db/stock-schema.ts'
import { fillCart } from './buyers.ts'
import { checkoutForm } from './checkout-form.ts'
import { memoryGateways } from './memory-gateway.ts'
import { stockProduct } from './stock.ts'
import { createTestShop, type TestShop, type TestShopOptions } from './test-shop.ts'

type Form = Parameters<typeof checkoutForm>[0]

const START = new Date('2026-11-23T09:00:00Z')
const MINUTE_MS = 60_000

/** A shop with gateways in memory and a clock that the test moves. */
export async function createPayingShop(options: TestShopOptions = {}) {
  let now = START
  const { card, paypal, gateways } = memoryGateways()
  const clock = () => now
  const test = await createTestShop({ ...options, gateways, clock })
  await stockProduct(test, 'aviator-gold', { nicosia: 500 })
  return {
    ...test,
    test,
    card,
    paypal,
    gateways,
    clock,
    pass: (minutes: number) => {
      now = new Date(now.valueOf() + minutes * MINUTE_MS)
    },
    /** An order of a new guest, with who placed it. */
    async buy(form: Form = {}, slug = 'aviator-gold') {
      const guest = test.visitor()
      const cart = await fillCart(guest, (await test.product(slug)).id)
      const order = await guest.api.orders.place({
        cartId: cart.id,
        checkoutForm: checkoutForm({ paymentMethod: 'credit_card', ...form }),
      })
      return { guest, order, id: order.id, reference: `${order.id}-1` }
    },
    read: (orderId: string) => readPaid(test, orderId),
    signal: (reference: string, { key = `event of ${reference}`, signature = 'good', provider = 'jcc' } = {}) =>
      test.app.request(`http://shop.test/api/payments/signals/${provider}`, {
        method: 'POST',
        headers: { 'X-Signature': signature, 'Sec-Fetch-Site': 'cross-site', Origin: 'https://bank.test' },
        body: JSON.stringify({ reference, gatewayRef: null, eventKey: key, kind: 'deposited' }),
      }),
  }
}

export type PayingShop = Awaited<ReturnType<typeof createPayingShop>>

/** What the database has of an order and its money. */
export async function readPaid({ shop: { db } }: Pick<TestShop, 'shop'>, orderId: string) {
  const [order] = await db
    .select({ status: orders.status, paymentStatus: orders.paymentStatus, heldUntil: orders.heldUntil })
    .from(orders)
    .where(eq(orders.id, orderId))
  const rows = await db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.id))
  const captures = await db
    .select({ amountCents: paymentCaptures.amountCents, kind: paymentCaptures.kind })
    .from(paymentCaptures)
    .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId))
    .where(eq(payments.orderId, orderId))
  const given = await db.select().from(refunds).where(eq(refunds.orderId, orderId))
  const held = await db.$count(
    reservations,
    and(eq(reservations.orderId, orderId), sql`${reservations.closedAt} is null`),
  )
  return {
    ...order,
    states: rows.map(({ state }) => state),
    payments: rows,
    captures,
    refunds: given.map(({ amountCents, state, reason, kind }) => ({ amountCents, state, reason, kind })),
    held,
  }
}
