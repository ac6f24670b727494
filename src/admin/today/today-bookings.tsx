import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import type { AdminOutput } from '../../contract/admin/calls.ts'
import { dayInCyprus } from '../../domain/calendar.ts'
import { formatDate } from '../../i18n/formats.ts'
import { plural } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref } from '../site/screens.ts'
import { Section } from './section.tsx'

interface TodayBookingsProps {
  bookings: NonNullable<AdminOutput<'GET /api/admin/today'>['bookings']>
  requests: number
}

export function TodayBookings({ bookings, requests }: TodayBookingsProps) {
  const { today: words } = useAdminWords()
  const { language, words: shop } = useSite()
  return (
    <Section title={words.bookings}>
      {bookings.length === 0 && <p className="text-ink-soft">{words.noBookings}</p>}
      <ol>
        {bookings.map(({ id, startsAt, endsAt, service, name, store }) => (
          <li key={id}>
            <Link
              to={adminHref('diary', { query: { day: dayInCyprus(new Date(startsAt)), booking: id } })}
              className="grid min-h-11 grid-cols-[7rem_1fr] gap-x-4 border-b border-hairline/70 py-2.5 text-small -outline-offset-2 hover:bg-white"
            >
              <span className="figures">
                <time dateTime={startsAt}>{formatDate(startsAt, 'time', language)}</time>–
                <time dateTime={endsAt}>{formatDate(endsAt, 'time', language)}</time>
              </span>
              <span className="min-w-0">
                {name}
                <span className="block text-label text-ink-soft">
                  {[service && shop.appointment.services[service], store].filter(Boolean).join(', ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {requests > 0 && (
        <p className="mt-4 text-small">
          <Link to={adminHref('diary')} className="plain-link">
            {plural(words.requests, requests, language)}
          </Link>
        </p>
      )}
    </Section>
  )
}
