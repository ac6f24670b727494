import { useEffect, useState } from 'react'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref } from '../site/screens.ts'
import { BookingActs } from './booking-acts.tsx'
import { CancelForm } from './cancel-form.tsx'
import type { Appointment, Diary } from './diary-page.ts'
import { MoveForm } from './move-form.tsx'
import { ServiceMark } from './service-mark.tsx'
import { StaffNote } from './staff-note.tsx'
import { useDiaryNames } from './use-diary-names.ts'

interface BookingPanelProps {
  appointment: Appointment | undefined
  diary: Diary
  onClose: () => void
  onMoved: (before: Appointment, after: Appointment) => void
}

type Mode = 'details' | 'move' | 'cancel'

/** One booking in a sheet beside the day: what it is, and what can be done with it. */
export function BookingPanel({ appointment, diary, onClose, onMoved }: BookingPanelProps) {
  const { booking: words, frame } = useAdminWords()
  const [mode, setMode] = useState<Mode>('details')
  const id = appointment?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: another booking is opened at its details
  useEffect(() => setMode('details'), [id])
  const isRequest = appointment?.startsAt === null
  const titles = {
    details: words.appointment,
    move: isRequest ? words.giveTimeTitle : words.moveTitle,
    cancel: words.cancelTitle,
  }
  const back = () => setMode('details')
  return (
    <Dialog
      isOpen={appointment !== undefined}
      title={titles[mode]}
      closeLabel={frame.close}
      onClose={onClose}
      look="sheet"
    >
      {appointment && mode === 'details' && (
        <Details appointment={appointment} onMove={() => setMode('move')} onCancel={() => setMode('cancel')} />
      )}
      {appointment && mode === 'move' && (
        <MoveForm
          appointment={appointment}
          diary={diary}
          onBack={back}
          onMoved={(after) => {
            onMoved(appointment, after)
            onClose()
          }}
        />
      )}
      {appointment && mode === 'cancel' && <CancelForm appointment={appointment} onBack={back} onDone={onClose} />}
    </Dialog>
  )
}

interface DetailsProps {
  appointment: Appointment
  onMove: () => void
  onCancel: () => void
}

function Details({ appointment, onMove, onCancel }: DetailsProps) {
  const { booking: words, diary } = useAdminWords()
  const { language } = useSite()
  const may = useMay()
  const names = useDiaryNames()
  const { time, endsAt, arrivedAt, seat, email, phone, orderId, message, frames } = appointment
  const until = endsAt && `–${formatDate(endsAt, 'time', language)}`
  return (
    <div className="space-y-6">
      <div>
        <p className="text-lead font-display">{names.person(appointment)}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-small">
          <ServiceMark service={appointment.service ?? 'eye_exam'} />
          {names.service(appointment)}
        </p>
        <p className="figures mt-3 first-letter:uppercase">
          {time === null
            ? fill(diary.requestFor, { date: formatDate(appointment.date, 'weekday', language) })
            : formatDate(appointment.date, 'weekday', language)}
        </p>
        {time !== null && (
          <p className="figures">
            {time}
            {until}, {names.seat(seat)}
          </p>
        )}
        <p className="mt-2 text-small font-medium">
          {arrivedAt && appointment.status === 'booked'
            ? fill(words.arrivedAt, { time: formatDate(arrivedAt, 'time', language) })
            : names.status(appointment)}
        </p>
      </div>
      <BookingActs appointment={appointment} onMove={onMove} onCancel={onCancel} />
      <div className="space-y-1 border-t border-hairline pt-4 text-small">
        <p>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="plain-link figures inline-block min-h-6">
            {phone}
          </a>
        </p>
        <p className="break-words">
          {email ? (
            <a href={`mailto:${email}`} className="plain-link inline-block min-h-6">
              {email}
            </a>
          ) : (
            <span className="text-ink-soft">{words.noEmail}</span>
          )}
        </p>
        {email && <p className="text-label text-ink-soft">{words.writtenTo[appointment.language]}</p>}
        <p className="text-label text-ink-soft">{diary.source[appointment.source]}</p>
      </div>
      {orderId && may('orders.view') && (
        <p className="text-small">
          <Link to={adminHref('order', { params: { orderId } })} className="plain-link figures inline-block min-h-6">
            {fill(words.order, { number: orderId })}
          </Link>
        </p>
      )}
      {frames.length > 0 && (
        <div className="border-l-2 border-brass pl-4 text-small">
          <p className="text-label text-ink-soft">{words.frames}</p>
          <ul>
            {frames.map((frame) => (
              <li key={frame.sku}>
                {localized(frame, 'name', language)} <span className="figures text-ink-soft">{frame.sku}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {message && (
        <div className="border-l-2 border-brass pl-4 text-small">
          <p className="text-label text-ink-soft">{words.message}</p>
          <p className="whitespace-pre-line">{message}</p>
        </div>
      )}
      <StaffNote key={appointment.id} appointment={appointment} />
    </div>
  )
}
