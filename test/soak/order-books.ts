import { sql } from 'drizzle-orm'
import type { Shop } from '../../src/server/shop.ts'

/** What the database has of one order. Amounts in integer cents. */
export interface OrderBooks {
  id: string
  status: string
  paymentStatus: string
  totalCents: number
  /** Staff accepted a payment of another amount. */
  isAccepted: boolean
  captured: number
  refunded: number
  booked: number
  done: number
  openRefunds: number
  doneRefunds: number
  /** The refunds that are open, with their payments. */
  stuck: unknown
  creditable: number
  invoices: number
  credits: number
  paymentEmails: number
  refundEmails: number
}

/** The books of every order. */
export async function readOrderBooks({ db }: Shop): Promise<OrderBooks[]> {
  const { rows } = (await db.execute(sql`
    select o.id, o.status, o.payment_status as "paymentStatus", o.total_cents as "totalCents",
      exists (select from order_events e where e.order_id = o.id and e.details->>'event' = 'accepted') as "isAccepted",
      (select coalesce(sum(captured_cents), 0)::int from payments p where p.order_id = o.id) as captured,
      (select coalesce(sum(refunded_cents), 0)::int from payments p where p.order_id = o.id) as refunded,
      (select coalesce(sum(c.amount_cents), 0)::int from payment_captures c join payments p on p.id = c.payment_id
        where p.order_id = o.id) as booked,
      (select coalesce(sum(amount_cents), 0)::int from refunds r where r.order_id = o.id and r.state = 'done') as done,
      (select count(*)::int from refunds r where r.order_id = o.id and (r.state = 'pending' or (r.state = 'failed'
        and not exists (select from refunds l where l.retry_of = r.id)))) as "openRefunds",
      (select count(*)::int from refunds r where r.order_id = o.id and r.state = 'done') as "doneRefunds",
      (select json_agg(json_build_object('refund', r, 'payment', p))
        from refunds r join payments p on p.id = r.payment_id
        where r.order_id = o.id and r.state <> 'done') as stuck,
      (select count(*)::int from refunds r where r.order_id = o.id and r.state = 'done'
        and r.reason not in ('surplus', 'review')) as creditable,
      (select count(*)::int from tax_documents d where d.order_id = o.id and d.kind <> 'credit_note') as invoices,
      (select count(*)::int from tax_documents d where d.order_id = o.id and d.kind = 'credit_note') as credits,
      (select count(*)::int from sent_emails e where e.order_id = o.id and e.kind = 'payment_received')
        as "paymentEmails",
      (select count(*)::int from sent_emails e where e.order_id = o.id and e.kind = 'refund_done') as "refundEmails"
    from orders o`)) as unknown as { rows: OrderBooks[] }
  return rows
}

/** What the shop may keep for an order, in cents: nothing for one that was cancelled or came back. */
export function dueOf({ status, totalCents, isAccepted, booked, done }: OrderBooks): number {
  if (status === 'cancelled' || status === 'returned' || status === 'pending') return 0
  return isAccepted ? booked - done : totalCents
}
