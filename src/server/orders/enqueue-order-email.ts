import { type EmailKind, type EmailPayloads, enqueueEmail } from '../email/enqueue-email.ts'
import type { Shop } from '../shop.ts'
import type { OrderRow } from './orders.ts'

/** The kinds of e-mail that are about one order and need nothing else. */
export type OrderEmailKind = {
  [Kind in EmailKind]: { orderId: string } extends EmailPayloads[Kind] ? Kind : never
}[EmailKind]

/**
 * Writes to the buyer of an order, unless their details have been deleted. Call it in the transaction of the change.
 * @param again tells apart e-mails of one kind; without it, each kind is sent once
 */
export async function enqueueOrderEmail(
  shop: Shop,
  order: OrderRow,
  kind: OrderEmailKind,
  again?: string,
): Promise<void> {
  const recipient = order.shippingAddress.email
  if (recipient === '') return
  const dedupeKey = [kind, order.id, ...(again === undefined ? [] : [again])].join(':')
  await enqueueEmail(shop, { kind, recipient, language: order.language, payload: { orderId: order.id }, dedupeKey })
}
