import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { dayInCyprus, timeOf } from '../../domain/calendar.ts'
import { formatDate } from '../../i18n/formats.ts'
import { plural } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { diaryHref } from './diary-address.ts'
import { type Appointment, type Diary, type DiaryDay, shownStatus } from './diary-page.ts'
import { ServiceMark } from './service-mark.tsx'
import { useDiaryNames } from './use-diary-names.ts'

export function WeekView({ diary, isBusy }: { diary: Diary; isBusy: boolean }) {
  const today = dayInCyprus(new Date())
  return (
    <ul
      aria-busy={isBusy}
      className={`mt-5 grid gap-px border border-hairline bg-hairline transition-opacity sm:grid-cols-2 md:grid-cols-4 xl:grid-cols-7 ${isBusy ? 'opacity-60' : ''}`}
    >
      {diary.days.map((day) => (
        <WeekDay key={day.date} day={day} store={diary.store.id} isToday={day.date === today} />
      ))}
    </ul>
  )
}

function WeekDay({ day, store, isToday }: { day: DiaryDay; store: string; isToday: boolean }) {
  const { diary: words } = useAdminWords()
  const { language } = useSite()
  const names = useDiaryNames()
  const closing = names.closing(day)
  return (
    <li
      className={`relative min-w-0 bg-white p-3 sm:last:col-span-2 md:min-h-56 xl:last:col-span-1 ${isToday ? 'shadow-[inset_0_2px_0_var(--color-brass)]' : ''}`}
    >
      <h2 className="figures text-small font-text font-medium">
        <Link
          to={diaryHref({ store, day: day.date })}
          aria-current={isToday ? 'date' : undefined}
          className="inline-flex min-h-8 items-center after:absolute after:inset-0 hover:underline"
        >
          {formatDate(day.date, 'shortWeekday', language)}
        </Link>
      </h2>
      <p className="figures mb-3 text-label text-ink-soft">
        {(closing === words.closed ? words.isClosed : closing) ??
          `${timeOf(day.hours?.opens ?? 0)}–${timeOf(day.hours?.closes ?? 0)}`}
        {day.appointments.length > 0 && ` · ${plural(words.count, day.appointments.length, language)}`}
      </p>
      <ol className="space-y-1">
        {day.appointments.map((appointment) => (
          <WeekEntry key={appointment.id} appointment={appointment} />
        ))}
      </ol>
      {day.blocks.map((block) => (
        <p key={block.id} className="diary-closed mt-1 truncate rounded-edge px-2 text-label">
          <span className="bg-paper px-1">{block.reason || words.blocked}</span>
        </p>
      ))}
    </li>
  )
}

function WeekEntry({ appointment }: { appointment: Appointment }) {
  const names = useDiaryNames()
  const status = shownStatus(appointment)
  return (
    <li className={`flex items-center gap-1.5 text-label ${status === 'booked' ? '' : 'text-ink-soft'}`}>
      <span className="figures font-medium">{appointment.time}</span>
      <ServiceMark service={appointment.service ?? 'eye_exam'} />
      <span className={`truncate ${status === 'no_show' ? 'line-through' : ''}`}>{names.person(appointment)}</span>
      <span className="sr-only">
        {names.service(appointment)}, {names.status(appointment)}
      </span>
    </li>
  )
}
