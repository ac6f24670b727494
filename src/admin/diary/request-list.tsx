import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import type { Appointment } from './diary-page.ts'
import { useDiaryNames } from './use-diary-names.ts'

interface RequestListProps {
  requests: readonly Appointment[]
  onPress: (request: Appointment) => void
}

export function RequestList({ requests, onPress }: RequestListProps) {
  const { diary: words } = useAdminWords()
  const { language } = useSite()
  const names = useDiaryNames()
  return (
    <section aria-labelledby="requests" className="min-w-0">
      <h2 id="requests" tabIndex={-1} className="text-lead font-display scroll-mt-28">
        {words.requests}
      </h2>
      <p className="mt-1 mb-4 text-label text-ink-soft">{words.requestsText}</p>
      <ul className="divide-y divide-hairline border-y border-hairline bg-white sm:border-x">
        {requests.map((request) => (
          <li key={request.id}>
            <button
              type="button"
              data-booking={request.id}
              onClick={() => onPress(request)}
              className="w-full px-4 py-3 text-left text-small -outline-offset-2 transition-colors hover:bg-paper"
            >
              <span className="figures block text-label text-ink-soft">
                {fill(words.requestFor, { date: formatDate(request.date, 'shortWeekday', language) })}
              </span>
              <span className="block font-medium">{names.person(request)}</span>
              <span className="block text-label text-ink-soft">{names.service(request)}</span>
              {request.message && <span className="mt-1 line-clamp-2 text-label italic">{request.message}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
