import type { Language } from '../../src/domain/shop-facts.ts'
import type { Email, EmailKind, EmailPayloads } from '../../src/server/email/enqueue-email.ts'

const holder = { username: 'maria', firstName: 'Maria' }
const link = 'http://shop.test/account'
const visit = {
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

/** Facts for each kind of letter, but for the order's number. */
export const everyFacts = (orderId: string): { [Kind in EmailKind]: EmailPayloads[Kind] } => ({
  order_confirmation: { orderId },
  newsletter_confirmation: { email: 'eleni@example.com', link: 'http://shop.test/newsletter/confirm/key', days: 7 },
  newsletter_welcome: { email: 'eleni@example.com', leaveLink: 'http://shop.test/newsletter/leave/key' },
  appointment_made: visit,
  appointment_moved: { ...visit, sequence: 1 },
  appointment_cancelled: { ...visit, sequence: 2 },
  appointment_reminder: visit,
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

/** One letter of each kind, as a business would put it into the outbox. */
export function everyLetter(orderId: string, language: Language): Email[] {
  return Object.entries(everyFacts(orderId)).map(
    ([kind, payload]) =>
      ({ kind, recipient: 'eleni@example.com', language, payload, dedupeKey: `${kind}:${language}` }) as Email,
  )
}
