import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import type { Diary, DiaryDay } from './diary-page.ts'
import { useDiaryNames } from './use-diary-names.ts'

/** The day as a list on paper: no more of the customers than is needed to receive them. */
export function PrintList({ diary, day }: { diary: Diary; day: DiaryDay }) {
  const { diary: words, booking } = useAdminWords()
  const { words: shop, language } = useSite()
  const names = useDiaryNames()
  const store = names.store(diary.stores.find(({ id }) => id === diary.store.id))
  const rows = day.appointments.filter(({ status }) => status !== 'no_show')
  return (
    <div className="hidden print:block">
      <h2 className="mb-6 text-title">
        {fill(words.printTitle, { store, date: formatDate(day.date, 'weekday', language) })}
      </h2>
      {rows.length === 0 && <p>{names.closing(day) ?? words.none}</p>}
      {rows.length > 0 && (
        <table className="w-full border-collapse text-small">
          <thead>
            <tr className="border-b-2 border-ink text-left">
              <th className="py-2 pr-4">{booking.time}</th>
              <th className="py-2 pr-4">{booking.service}</th>
              <th className="py-2 pr-4">{shop.contact.firstName}</th>
              <th className="py-2">{shop.contact.phone}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className="break-inside-avoid border-b border-hairline">
                <td className="figures py-2 pr-4">{row.time}</td>
                <td className="py-2 pr-4">{names.service(row)}</td>
                <td className="py-2 pr-4">{names.person(row)}</td>
                <td className="figures py-2">{row.phone}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
