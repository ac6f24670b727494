import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { refunds } from '../db/payments-schema.ts'
import { orderEvents } from '../db/schema.ts'
import { enqueueEmail } from '../email/enqueue-email.ts'
import { lockOrder } from '../orders/change-order.ts'
import type { OrderRow } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { issueInvoice } from './issue-invoice.ts'

interface DocumentWanted {
  orderId: string
  /** Null: the invoice. */
  refundId: number | null
}

/** Issues a document and writes to the buyer, in the transaction of its job. The same again does nothing. */
export async function issueDocument(shop: Shop, { orderId, refundId }: DocumentWanted): Promise<void> {
  const order = await lockOrder(shop.db, orderId)
  // A refund may overtake the job of the invoice.
  if (refundId === null || (await wasCaptured(shop.db, orderId))) await invoiceAndWrite(shop, order)
  if (refundId !== null) await creditAndWrite(shop, order, refundId)
}

async function wasCaptured(tx: Db, orderId: string): Promise<boolean> {
  const isCapture = sql`${orderEvents.details}->>'event' = 'captured'`
  const isIt = and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'payment_changed'), isCapture)
  return (await tx.$count(orderEvents, isIt)) > 0
}

async function invoiceAndWrite(shop: Shop, order: OrderRow): Promise<void> {
  const invoice = await issueInvoice(shop, order)
  const recipient = order.shippingAddress.email
  if (invoice === null || recipient === '') return
  await enqueueEmail(shop, {
    kind: 'payment_received',
    recipient,
    language: order.language,
    payload: { orderId: order.id, documentNumber: invoice.number },
    dedupeKey: `payment_received:${invoice.number}`,
  })
}

/** A refund that no invoice is for is told of too. */
async function creditAndWrite(shop: Shop, order: OrderRow, refundId: number): Promise<void> {
  const creditNote = await issueCreditNote(shop, order, refundId)
  const recipient = order.shippingAddress.email
  if (recipient === '' || !(await isDone(shop.db, order.id, refundId))) return
  await enqueueEmail(shop, {
    kind: 'refund_done',
    recipient,
    language: order.language,
    payload: { orderId: order.id, refundId, ...(creditNote && { documentNumber: creditNote.number }) },
    dedupeKey: `refund_done:${refundId}`,
  })
}

async function isDone(tx: Db, orderId: string, refundId: number): Promise<boolean> {
  const isIt = and(eq(refunds.id, refundId), eq(refunds.orderId, orderId), eq(refunds.state, 'done'))
  return (await tx.$count(refunds, isIt)) > 0
}
