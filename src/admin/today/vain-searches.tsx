import { useQuery } from '@tanstack/react-query'
import { useSite } from '../../client/site-context.tsx'
import { formatNumber } from '../../i18n/formats.ts'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { Loading } from '../site/loading.tsx'
import { Section } from './section.tsx'

const SHOWN = 10
const HEAD = 'border-b border-hairline py-2 text-label font-medium text-ink-soft'
const CELL = 'border-b border-hairline/70 py-2'

/** What shoppers searched and did not find; for those who may see reports. */
export function VainSearches() {
  const { vainSearches: words } = useAdminWords()
  const { language } = useSite()
  const list = useQuery(adminQuery('GET /api/admin/vain-searches', {}))
  return (
    <Section title={words.title}>
      <p className="mb-3 text-label text-ink-soft">{words.text}</p>
      <Loading query={list} className="h-40" />
      {list.data?.length === 0 && <p>{words.none}</p>}
      {list.data && list.data.length > 0 && (
        <table className="w-full border-separate border-spacing-0 text-small">
          <caption className="sr-only">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col" className={`${HEAD} text-left`}>
                {words.search}
              </th>
              <th scope="col" className={`${HEAD} text-right`}>
                {words.count}
              </th>
            </tr>
          </thead>
          <tbody>
            {list.data.slice(0, SHOWN).map(({ text, count }) => (
              <tr key={text}>
                <th scope="row" className={`${CELL} text-left font-normal break-words`}>
                  {text}
                </th>
                <td className={`${CELL} figures text-right`}>{formatNumber(count, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
