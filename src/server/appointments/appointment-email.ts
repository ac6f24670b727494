import { href } from '../../contract/href.ts'
import { timeInCyprus } from '../../domain/calendar.ts'
import { STORES } from '../../domain/stores.ts'
import { formatDate } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import type { Block, EmailContent, Fact } from '../email/email-content.ts'
import type { AppointmentDetails, EmailKind } from '../email/enqueue-email.ts'
import type { TemplateContext } from '../email/template-context.ts'
import { dayFigures, SHARED } from '../email/words.ts'
import { calendarFile, type Method } from './calendar-file.ts'

export type AppointmentEvent =
  Extract<EmailKind, `appointment_${string}`> extends `appointment_${infer Name}` ? Name : never

/** A letter about an appointment; where it has a time, the calendar's file says the same. */
export function appointmentEmail(
  occasion: AppointmentEvent,
  visit: AppointmentDetails,
  tools: TemplateContext,
): EmailContent {
  const { appointment } = tools.words
  const told = occasion === 'made' && visit.startsAt === null ? requested(tools) : appointment[occasion]
  const date = dayFigures(visit.date)
  const time = visit.startsAt === null ? appointment.openTime : timeInCyprus(new Date(visit.startsAt))
  const store = STORES.find(({ name }) => name === visit.store)
  const place = store ? localized(store, 'name', tools.language) : visit.store
  const calendar = calendarOf(occasion, visit, tools)
  const isOff = occasion === 'cancelled'
  const button: Block = isOff
    ? { is: 'button', label: appointment.bookAnother, link: tools.linkTo(href('contact')) }
    : { is: 'button', label: appointment.button, link: visit.link }
  return {
    subject: fill(told.subject as '{date} {time}', { date, time }),
    preview: fill(told.preview as '{store} {time}', { store: place, time }),
    heading: told.heading,
    blocks: [
      { is: 'text', text: told.text },
      { is: 'facts', facts: factsOf(visit, time, tools) },
      button,
      ...(calendar && !isOff ? [{ is: 'small', text: appointment.calendar } as const] : []),
    ],
    ...(calendar && { calendar }),
  }
}

function requested({ words: { appointment } }: TemplateContext) {
  const { requestedSubject: subject, requestedHeading: heading, requestedText: text, preview } = appointment.made
  return { subject, heading, text, preview }
}

function factsOf(
  { date, service, store: name }: AppointmentDetails,
  time: string,
  { words, language }: TemplateContext,
): Fact[] {
  const { appointment } = words
  const store = STORES.find((one) => one.name === name)
  return [
    { name: appointment.day, value: formatDate(date, 'weekday', language) },
    { name: appointment.time, value: time },
    ...(service ? [{ name: appointment.service, value: SHARED[language].appointment.services[service] }] : []),
    { name: appointment.store, value: store ? localized(store, 'address', language) : name },
    ...(store ? [{ name: appointment.phone, value: store.phone }] : []),
  ]
}

function calendarOf(
  occasion: AppointmentEvent,
  visit: AppointmentDetails,
  { row, language, origin }: TemplateContext,
): EmailContent['calendar'] {
  const { startsAt, endsAt } = visit
  if (startsAt === null || endsAt === null || occasion === 'reminder') return undefined
  const method = occasion === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const event = { ...visit, email: row.recipient, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
  const telling = { method: method satisfies Method, language, origin, now: row.createdAt } as const
  return { method, content: calendarFile(event, telling) }
}
