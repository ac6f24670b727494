import type { TimelineEntry } from '../../contract/admin/order-page.ts'
import { toWire } from '../../contract/money.ts'
import type { OrderEdit } from '../../domain/order-edit.ts'
import type { ItemsReturned } from '../../domain/order-return.ts'
import { type AuditOfThing, listAuditOf } from '../audit/list-audit-of.ts'
import type { EventDetails, StatusChange } from '../db/schema.ts'
import { listOrderEmails } from '../email/sent-emails.ts'
import type { Shop } from '../shop.ts'
import { findStaffName, listOrderEvents } from './order-events.ts'
import type { OrderRow } from './orders.ts'

type OrderEvent = Awaited<ReturnType<typeof listOrderEvents>>[number]

/** Columns that change with every other one, or that nobody reads. */
const SILENT_COLUMNS = ['version', 'updated_at', 'search', 'form_hash', 'guest_key']

const SUBJECTS = {
  payment_changed: 'payment',
  refund_changed: 'refund',
  parcel_changed: 'parcel',
  document_issued: 'document',
  withdrawal_changed: 'withdrawal',
  claim_changed: 'claim',
} as const

/** Events, e-mails and the audit of an order, newest first. */
export async function listTimeline(shop: Shop, order: OrderRow): Promise<TimelineEntry[]> {
  const events = await listOrderEvents(shop.db, order.id)
  const emails = await listOrderEmails(shop, order.id)
  const audited = await listAuditOf(shop.db, { subject: 'orders', subjectId: order.id, events: 'order_events' })
  const takenBy = order.takenBy === null ? null : await findStaffName(shop.db, order.takenBy)
  const entries: TimelineEntry[] = [
    ...events.map(toEntry),
    ...emails.map((email) => ({ is: 'email' as const, ...email })),
    ...audited.flatMap(toAuditEntry),
    { is: 'placed', at: order.createdAt.toISOString(), staffName: takenBy },
  ]
  // Stable: of one moment, an event is before the e-mail that it made.
  return entries.sort((one, other) => other.at.localeCompare(one.at))
}

function toEntry({ event, note, staffName }: OrderEvent): TimelineEntry {
  const at = event.at.toISOString()
  const { kind, details } = event
  switch (kind) {
    case 'note_added':
      return { is: kind, at, staffName, text: note }
    case 'status_changed':
      return { is: kind, at, staffName, ...statusChange(details as StatusChange) }
    case 'order_edited':
      return { is: kind, at, staffName, ...toWireEdit(details as OrderEdit) }
    case 'items_returned': {
      const { store, lines, refundDueCents } = details as ItemsReturned
      return { is: kind, at, staffName, store, lines, refundDue: toWire(refundDueCents) }
    }
    case 'confirmation_resent':
    case 'email_corrected':
      return { is: kind, at, staffName }
    default:
      return { is: 'changed', at, staffName, subject: SUBJECTS[kind], ...toWireEvent(details as EventDetails) }
  }
}

const toWireEvent = ({ event, amountCents, reference }: EventDetails) => ({
  event: String(event),
  amount: typeof amountCents === 'number' ? toWire(amountCents) : null,
  reference: typeof reference === 'string' ? reference : null,
})

const toWireEdit = ({ lines, totalCents, shippingMethod, hasNewAddress }: OrderEdit) => ({
  lines,
  total: { from: toWire(totalCents.from), to: toWire(totalCents.to) },
  shippingMethod: shippingMethod ?? null,
  hasNewAddress,
})

function toAuditEntry({ at, staffName, action, note, columns }: AuditOfThing): TimelineEntry[] {
  if (note !== null) return [{ is: 'noted', at, staffName, note }]
  const shown = columns.filter((name) => !SILENT_COLUMNS.includes(name))
  return action === 'insert' || shown.length === 0 ? [] : [{ is: 'row_changed', at, staffName, columns: shown }]
}

const statusChange = ({ from, to }: StatusChange) => ({ from, to })
