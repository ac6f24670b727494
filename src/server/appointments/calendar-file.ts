import { createHash } from 'node:crypto'
import type { ShopSettings } from '../../domain/settings.ts'
import { type Language, SHOP_NAME } from '../../domain/shop-facts.ts'
import { DICTIONARIES } from '../../i18n/dictionaries.ts'
import { localized } from '../../i18n/languages.ts'
import { type Dictionary, fill } from '../../i18n/translate.ts'

/** RFC 5545, 3.1. */
const LINE_OCTETS = 75

export interface CalendarEvent {
  id: number
  firstName: string
  lastName: string
  email: string | null
  store: string
  service: keyof Dictionary['appointment']['services'] | null
  startsAt: Date
  endsAt: Date
  /** The number of changes: calendars take the file with the higher one. */
  sequence: number
  link: string
}

/** `REQUEST` and `CANCEL` go by e-mail (RFC 5546, 3.2); `PUBLISH` is for downloads. */
export type Method = 'PUBLISH' | 'REQUEST' | 'CANCEL'

interface CalendarOptions {
  method: Method
  language: Language
  /** The shop's origin: it makes the event's id unique. */
  origin: string
  now: Date
}

/** An iCalendar file (RFC 5545). Times are in UTC, so that it needs no time zone rules. */
export function calendarFile(
  event: CalendarEvent,
  { method, language, origin, now }: CalendarOptions,
  { stores, contact }: Pick<ShopSettings, 'stores' | 'contact'>,
): string {
  const { appointment } = DICTIONARIES[language]
  const store = stores.find((one) => one.name === event.store)
  const service = appointment.services[event.service ?? 'eye_exam']
  const isCancelled = method === 'CANCEL'
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${SHOP_NAME}//Appointments//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${uidOf(event.id, origin)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${text(fill(appointment.calendarSummary, { service }))}`,
    `LOCATION:${text(`${SHOP_NAME}, ${store ? localized(store, 'address', language) : event.store}`)}`,
    `DESCRIPTION:${text(fill(appointment.calendarText, { link: event.link, phone: store?.phone ?? contact.phone }))}`,
    `URL:${event.link}`,
    `ORGANIZER;CN=${quoted(SHOP_NAME)}:mailto:${contact.email}`,
    ...(method === 'PUBLISH' || event.email === null ? [] : [attendee(event, event.email)]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** Stable for one appointment; hashed, so that it does not reveal the number of appointments. */
function uidOf(id: number, origin: string): string {
  const { host } = new URL(origin)
  return `${createHash('sha256').update(`${host} ${id}`).digest('hex').slice(0, 32)}@${host.replace(/:\d+$/, '')}`
}

function attendee({ firstName, lastName }: CalendarEvent, email: string): string {
  return `ATTENDEE;CN=${quoted(`${firstName} ${lastName}`)};PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${email}`
}

const utc = (moment: Date) => `${moment.toISOString().replace(/[-:]|\.\d+/g, '')}`
const text = (value: string) => value.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
/** A quoted parameter may hold neither quotation marks nor control characters. */
const quoted = (value: string) => `"${value.replace(/["\p{Cc}]/gu, '')}"`

/** Folds a long line without splitting a character. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
