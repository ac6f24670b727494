import type { ReactNode } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { telephone } from '../../client/telephone.ts'
import type { Appointment } from '../../contract/appointments.ts'
import { formatDate } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { useStores } from '../site/stores.ts'
import { KeptFrames } from './kept-frames.tsx'

export function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const { words, language } = useSite()
  const { appointment: texts } = words
  const { token, service, date, time, status } = appointment
  const store = useStores().find(({ name }) => name === appointment.store)
  const isBooked = status === 'booked' && time !== null
  return (
    <div>
      <dl className={`border-y border-hairline ${status === 'cancelled' ? 'text-ink-soft line-through' : ''}`}>
        <Fact name={texts.day}>{formatDate(date, 'weekday', language)}</Fact>
        <Fact name={texts.time}>{time ?? texts.openTime}</Fact>
        {service && <Fact name={texts.service}>{texts.services[service]}</Fact>}
        {appointment.framesHeldUntil && (
          <Fact name={texts.frames.kept}>
            <KeptFrames appointment={appointment} />
          </Fact>
        )}
        {store && (
          <>
            <Fact name={texts.store}>{localized(store, 'address', language)}</Fact>
            <Fact name={texts.phone}>
              <a href={telephone(store.phone)} className="plain-link">
                {store.phone}
              </a>
            </Fact>
          </>
        )}
      </dl>
      {isBooked && (
        <a href={`/api/appointments/${token}/calendar`} download className={`mt-6 ${buttonClass('outline')}`}>
          {texts.addToCalendar}
        </a>
      )}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-hairline py-4 last:border-b-0 sm:grid-cols-[8rem_1fr]">
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="figures">{children}</dd>
    </div>
  )
}
