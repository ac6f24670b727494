import { href } from '../../contract/href.ts'
import { timeInCyprus } from '../../domain/calendar.ts'
import { DICTIONARIES } from '../../i18n/dictionaries.ts'
import { formatDate } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import type { Block, EmailContent, Fact } from '../email/email-content.ts'
import type { AppointmentDetails, EmailKind } from '../email/enqueue-email.ts'
import type { TemplateContext } from '../email/template-context.ts'
import { dayFigures } from '../email/words.ts'
import { calendarFile, type Method } from './calendar-file.ts'
import { readFrames } from './frames-to-try.ts'

export type AppointmentEvent =
  Extract<EmailKind, `appointment_${string}`> extends `appointment_${infer Name}` ? Name : never

/** Attaches a calendar file where the appointment has a time. */
export async function appointmentEmail(
  event: AppointmentEvent,
  details: AppointmentDetails,
  context: TemplateContext,
): Promise<EmailContent> {
  const { appointment } = context.words
  const texts = textsOf(event, details, context)
  const date = dayFigures(details.date)
  const time = details.startsAt === null ? appointment.openTime : timeInCyprus(new Date(details.startsAt))
  const store = context.settings.stores.find(({ name }) => name === details.store)
  const place = store ? localized(store, 'name', context.language) : details.store
  const calendar = calendarOf(event, details, context)
  const isCancelled = event === 'cancelled'
  const kept = await framesBlocks(details.id, context)
  const button: Block = isCancelled
    ? { is: 'button', label: appointment.bookAnother, link: context.linkTo(href('contact')) }
    : { is: 'button', label: appointment.button, link: details.link }
  return {
    subject: fill(texts.subject as '{date} {time}', { date, time }),
    preview: fill(texts.preview as '{store} {time}', { store: place, time }),
    heading: texts.heading,
    blocks: [
      { is: 'text', text: texts.text },
      { is: 'facts', facts: factsOf(details, time, context) },
      ...kept,
      button,
      ...(calendar && !isCancelled ? [{ is: 'small', text: appointment.calendar } as const] : []),
    ],
    ...(calendar && { calendar }),
  }
}

function textsOf(event: AppointmentEvent, { startsAt, isByStore }: AppointmentDetails, context: TemplateContext) {
  const { appointment } = context.words
  if (event === 'made' && startsAt === null) return requested(context)
  if (event === 'cancelled' && isByStore) return { ...appointment.cancelled, ...appointment.cancelledByStore }
  return appointment[event]
}

function requested({ words: { appointment } }: TemplateContext) {
  const { requestedSubject: subject, requestedHeading: heading, requestedText: text, preview } = appointment.made
  return { subject, heading, text, preview }
}

function factsOf(
  { date, service, store: name }: AppointmentDetails,
  time: string,
  { words, language, settings }: TemplateContext,
): Fact[] {
  const { appointment } = words
  const store = settings.stores.find((one) => one.name === name)
  return [
    { name: appointment.day, value: formatDate(date, 'weekday', language) },
    { name: appointment.time, value: time },
    ...(service ? [{ name: appointment.service, value: DICTIONARIES[language].appointment.services[service] }] : []),
    { name: appointment.store, value: store ? localized(store, 'address', language) : name },
    ...(store ? [{ name: appointment.phone, value: store.phone }] : []),
  ]
}

/** The frames that wait for the visit. */
async function framesBlocks(id: number, { shop, words, language }: TemplateContext): Promise<Block[]> {
  const held = (await readFrames(shop, [id])).get(id)
  if (held === undefined) return []
  const { appointment } = words
  const until = formatDate(held.heldUntil.toISOString(), 'shortMoment', language)
  return [
    { is: 'title', text: appointment.framesKept },
    { is: 'text', text: held.frames.map((frame) => localized(frame, 'name', language)).join('\n') },
    { is: 'small', text: fill(appointment.keptUntil, { until }) },
  ]
}

function calendarOf(
  event: AppointmentEvent,
  details: AppointmentDetails,
  { queued, language, origin, settings }: TemplateContext,
): EmailContent['calendar'] {
  const { startsAt, endsAt } = details
  if (startsAt === null || endsAt === null || event === 'reminder') return undefined
  const method = event === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const calendarEvent = { ...details, email: queued.recipient, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
  const options = { method: method satisfies Method, language, origin, now: new Date(queued.createdAt) } as const
  return { method, content: calendarFile(calendarEvent, options, settings) }
}
