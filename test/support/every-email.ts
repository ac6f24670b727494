import type { Language } from '../../src/domain/shop-facts.ts'
import type { Email, EmailKind, EmailPayloads } from '../../src/server/email/enqueue-email.ts'

const holder = { username: 'maria', firstName: 'Maria' }
const link = 'http://shop.test/account'
const appointment = {
  id: 7,
  firstName: 'Eleni',
  lastName: 'Ioannou',
  store: 'Nicosia',
  service: 'eye_exam',
  date: '2026-11-23',
  startsAt: '2026-11-23T07:30:00.000Z',
  endsAt: '2026-11-23T08:15:00.000Z',
  sequence: 0,
  link: 'http://shop.test/appointments/7-key',
} as const

export const everyPayload = (orderId: string, refundId: number): { [Kind in EmailKind]: EmailPayloads[Kind] } => ({
  order_confirmation: { orderId },
  order_shipped: { orderId },
  order_ready: { orderId },
  parcel_ready: { orderId },
  order_delivered: { orderId },
  order_cancelled: { orderId },
  order_changed: { orderId, differenceCents: 2_000 },
  payment_received: { orderId, documentNumber: 'INV-2026-000001' },
  payment_expired: { orderId },
  transfer_reminder: { orderId },
  refund_done: { orderId, refundId, documentNumber: 'CRN-2026-000001' },
  newsletter_confirmation: { email: 'eleni@example.com', link: 'http://shop.test/newsletter/confirm/key', days: 7 },
  newsletter_welcome: { email: 'eleni@example.com', leaveLink: 'http://shop.test/newsletter/leave/key' },
  appointment_made: appointment,
  appointment_moved: { ...appointment, sequence: 1 },
  appointment_cancelled: { ...appointment, sequence: 2 },
  appointment_reminder: appointment,
  email_verification: { ...holder, link },
  address_known: { ...holder, link },
  password_reset: { ...holder, link },
  password_changed: { ...holder, link },
  email_change: { ...holder, newEmail: 'maria@new.example', link },
  email_change_requested: { ...holder, newEmail: 'maria@new.example', link },
  email_change_undoable: { ...holder, newEmail: 'maria@new.example', link, days: 7 },
  email_changed: { ...holder, newEmail: 'maria@new.example' },
  account_closed: holder,
})

/** One e-mail of each kind, as the shop would enqueue it. */
export function everyEmail(orderId: string, refundId: number, language: Language): Email[] {
  return Object.entries(everyPayload(orderId, refundId)).map(
    ([kind, payload]) =>
      ({ kind, recipient: 'eleni@example.com', language, payload, dedupeKey: `${kind}:${language}` }) as Email,
  )
}
