import { useEffect, useRef } from 'react'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import type { Appointment } from '../../contract/appointments.ts'
import { href } from '../../contract/href.ts'
import { formatDate } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { useStores } from '../site/stores.ts'
import { KeptFrames } from './kept-frames.tsx'

/** The booked appointment. It takes the focus, since the submit button is disabled now. */
export function BookingConfirmation({ appointment }: { appointment: Appointment }) {
  const { words, language } = useSite()
  const { contact, appointment: texts } = words
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])

  const { token, service, date, time } = appointment
  const store = useStores().find(({ name }) => name === appointment.store)
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="booked"
      className="mb-10 border-y border-brass py-7 focus:outline-none"
    >
      <h2 id="booked" className="text-title">
        {contact.booked}
      </h2>
      {time && service && store && (
        <p className="mt-3 text-lead">
          {fill(contact.bookedTime, {
            service: texts.services[service],
            store: localized(store, 'name', language),
            date: formatDate(date, 'weekday', language),
            time,
          })}
        </p>
      )}
      {appointment.framesHeldUntil && (
        <div className="mt-3">
          <p className="text-small text-ink-soft">{texts.frames.kept}</p>
          <KeptFrames appointment={appointment} />
        </div>
      )}
      <p className="mt-3 text-ink-soft">{appointment.status === 'booked' ? contact.heldText : contact.bookedText}</p>
      <Link to={href('appointment', { token })} className="plain-link mt-4 inline-block min-h-6 text-small">
        {contact.bookedLink}
      </Link>
    </section>
  )
}
