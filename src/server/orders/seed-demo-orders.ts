import { createHash } from 'node:crypto'
import { dayInCyprus } from '../../domain/calendar.ts'
import { foldEmail } from '../../domain/login-name.ts'
import { orderNumber } from '../../domain/order-number.ts'
import type { OrderStatus } from '../../domain/order-status.ts'
import { totalsOf, unitPriceCents } from '../../domain/pricing.ts'
import { DEFAULT_SETTINGS } from '../../domain/settings.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '../../domain/shop-facts.ts'
import { ratesOn } from '../../domain/tax-rates.ts'
import type { Db } from '../db/connect.ts'
import { orderEvents, orderItems, orders, products, sentEmails } from '../db/schema.ts'
import { ORDER_BUYERS, type SeedBuyer } from '../db/seed/order-buyers.ts'
import { emailIdOf } from '../email/enqueue-email.ts'
import { searchVector } from './order-search.ts'

type Product = typeof products.$inferSelect

const HOUR_MS = 3_600_000
const ORDER_COUNT = 200
/** 75 days in all. */
const HOURS_BETWEEN_ORDERS = 9
const HOURS_BETWEEN_STEPS = 7

type Way = readonly OrderStatus[]

const SENT = ['confirmed', 'in_fulfilment', 'shipped', 'delivered'] as const
const COLLECTED = ['confirmed', 'in_fulfilment', 'ready_for_collection', 'delivered'] as const
const times = (count: number, ...steps: OrderStatus[]): Way[] => Array.from({ length: count }, () => steps)

/** The ways of the newest orders, the newest first. */
const OPEN_WAYS: readonly Way[] = [
  ...times(5),
  ...times(4, 'confirmed'),
  ...times(4, 'confirmed', 'in_fulfilment'),
  ...times(3, 'confirmed', 'in_fulfilment', 'ready_for_collection'),
  ...times(4, 'confirmed', 'in_fulfilment', 'shipped'),
]
/** The ways of all others, again and again. */
const ENDED_WAYS: readonly Way[] = [
  ...[SENT, SENT, COLLECTED, SENT, ['cancelled'], SENT, COLLECTED, SENT, SENT, COLLECTED],
  ...[SENT, ['confirmed', 'cancelled'], COLLECTED, SENT, [...SENT, 'returned'], SENT, COLLECTED],
] as Way[]
const wayAt = (position: number): Way =>
  OPEN_WAYS[position] ?? ENDED_WAYS[(position - OPEN_WAYS.length) % ENDED_WAYS.length] ?? SENT

/** Orders of guests in the last 75 days, the same every time. The stock is today's, so they do not change it. */
export async function seedDemoOrders(tx: Db, now: Date): Promise<void> {
  const catalogue = await tx.select().from(products).orderBy(products.id)
  const placed = Array.from({ length: ORDER_COUNT }, (_, position) =>
    orderAt(position, wayAt(position), catalogue, now),
  )
  await tx.insert(orders).values(placed.map(({ order }) => order))
  await tx.insert(orderItems).values(placed.flatMap(({ items }) => items))
  await tx.insert(orderEvents).values(placed.flatMap(({ events }) => events))
  await tx.insert(sentEmails).values(placed.map(({ confirmation }) => confirmation))
}

function orderAt(position: number, steps: Way, catalogue: readonly Product[], now: Date) {
  const createdAt = new Date(now.valueOf() - (position * HOURS_BETWEEN_ORDERS + 1 + (position % 5)) * HOUR_MS)
  const id = orderNumber(createHash('sha256').update(`demo order ${position}`).digest())
  const { language, ...buyer } = buyerAt(position)
  const address = { ...buyer, country: 'Cyprus' }
  const lines = linesAt(position, catalogue)
  const shippingMethod = position % 4 === 3 ? 'express' : 'standard'
  const { shipping, tax } = DEFAULT_SETTINGS
  const rules = { shipping, rateOf: ratesOn(tax, dayInCyprus(createdAt)) }
  const { missingForFreeShippingCents: _, ...totals } = totalsOf(lines, rules, shippingMethod)
  const events = eventsOf(id, steps, createdAt)
  return {
    order: {
      id,
      guestEmail: foldEmail(buyer.email),
      formHash: '',
      status: steps.at(-1) ?? 'pending',
      ...totals,
      shippingMethod,
      paymentMethod: methodAt(position, steps),
      shippingAddress: address,
      billingAddress: address,
      language,
      search: searchVector({ id, ...buyer, skus: lines.map(({ product }) => product.sku) }),
      trackingNumber: steps.includes('shipped') ? `CY${10_000_000 + position * 7_919}` : null,
      collectionStore: steps.includes('ready_for_collection') ? 'nicosia' : null,
      createdAt,
      updatedAt: events.at(-1)?.at ?? createdAt,
    } as const,
    items: lines.map(({ product, quantity, unitPriceCents: priceCents, taxClass }) => {
      const { id: productId, sku, name, nameEl, slug, images } = product
      const image = images[0] ?? null
      return { orderId: id, productId, sku, name, nameEl, slug, image, quantity, priceCents, taxClass }
    }),
    events,
    confirmation: {
      id: emailIdOf(`order_confirmation:${id}`),
      kind: 'order_confirmation',
      recipient: buyer.email,
      orderId: id,
      language,
      createdAt,
      sentAt: createdAt,
    },
  }
}

/** An order that waits for its money waits for a transfer: a card would have been paid at once, or not. */
function methodAt(position: number, steps: Way): PaymentMethod {
  const method = PAYMENT_METHODS[position % PAYMENT_METHODS.length] ?? 'credit_card'
  return steps.length === 0 ? 'bank_transfer' : method
}

/** Some people order often, and most once or twice. */
function buyerAt(position: number): SeedBuyer {
  const share = ((position * 2_654_435_761) % 2 ** 32) / 2 ** 32
  return ORDER_BUYERS[Math.floor(share ** 1.5 * ORDER_BUYERS.length)] as SeedBuyer
}

/** One product, and with every third order a second one. */
function linesAt(position: number, catalogue: readonly Product[]) {
  const positions = position % 3 === 2 ? [position * 7, position * 7 + 3] : [position * 7]
  return positions.map((at) => {
    const product = catalogue[at % catalogue.length] as Product
    const { taxClass } = product
    return { product, quantity: at % 5 === 1 ? 2 : 1, unitPriceCents: unitPriceCents(product), taxClass }
  })
}

function eventsOf(orderId: string, steps: Way, createdAt: Date) {
  return steps.map((to, index) => ({
    orderId,
    kind: 'status_changed' as const,
    details: { from: steps[index - 1] ?? ('pending' as const), to },
    at: new Date(createdAt.valueOf() + (index + 1) * HOURS_BETWEEN_STEPS * HOUR_MS),
  }))
}
