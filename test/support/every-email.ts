import type { Language } from '../../src/domain/shop-facts.ts'
import type { Email, EmailKind, EmailPayloads } from '../../src/server/email/enqueue-email.ts'

const holder = { username: 'maria', firstName: 'Maria' }
const link = 'http://shop.test/account'
const withdrawn = { reference: 'W-7K3M-Q2XT', orderNumber: 'EE-7K3M-Q2XT-9VHB' }
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
  lens_question: { orderId, link, isPaperAsked: false, isReminder: true },
  lens_refused: { orderId },
  lens_measuring: { orderId },
  newsletter_confirmation: { email: 'eleni@example.com', link: 'http://shop.test/newsletter/confirm/key', days: 7 },
  newsletter_welcome: { email: 'eleni@example.com', leaveLink: 'http://shop.test/newsletter/leave/key' },
  stock_alert_confirmation: { product: 'Serein Shield', link: 'http://shop.test/stock-alerts/key', days: 7 },
  stock_back: { product: 'Serein Shield', slug: 'serein-shield' },
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
  second_factor_on: { username: 'maria', link },
  second_factor_off: { username: 'maria@shop.example', link: null },
  recovery_code: { username: 'maria', link, codesLeft: 9 },
  withdrawal_receipt: {
    ...withdrawn,
    name: 'Eleni Ioannou',
    email: 'eleni@example.com',
    isWholeOrder: false,
    pieces: '1 × Aviator Gold',
    statedAt: '2026-11-24T21:59:07.000Z',
    contentHash: 'a'.repeat(64),
  },
  withdrawal_how_to_send: { ...withdrawn, goodsDueOn: '2026-12-08', accountLink: link },
  withdrawal_arrived: withdrawn,
  withdrawal_decided: { ...withdrawn, refundCents: 7_500, deductionCents: 1_000, reason: 'The left temple is bent' },
  withdrawal_refused: { ...withdrawn, reason: 'The lenses were made to your prescription' },
  guarantee_receipt: { ...withdrawn, description: 'The hinge is loose', claimedAt: '2026-11-24T21:59:07.000Z' },
  guarantee_answer: { ...withdrawn, state: 'repair', answer: 'We repair the hinge' },
})

/** One e-mail of each kind, as the shop would enqueue it. */
export function everyEmail(orderId: string, refundId: number, language: Language): Email[] {
  return Object.entries(everyPayload(orderId, refundId)).map(
    ([kind, payload]) =>
      ({ kind, recipient: 'eleni@example.com', language, payload, dedupeKey: `${kind}:${language}` }) as Email,
  )
}
