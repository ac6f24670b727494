import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { plural } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref } from '../site/screens.ts'
import type { ShippingResults } from './shipping.ts'

interface ResultsReportProps {
  results: ShippingResults
  done: 'created' | 'handedOver'
}

/** What became of each: how many were done, and why the others were refused. */
export function ResultsReport({ results, done }: ResultsReportProps) {
  const { shipping: words } = useAdminWords()
  const { language } = useSite()
  const refused = results.filter(({ isDone }) => !isDone)
  const count = results.length - refused.length
  if (results.length === 0) return null
  return (
    <div className="my-4 space-y-2 text-small">
      {count > 0 && (
        <p role="status" className="border border-hairline bg-white px-4 py-2.5">
          {plural(words[done], count, language)}
        </p>
      )}
      {refused.length > 0 && (
        <div role="alert" className="border border-terracotta bg-terracotta/8 px-4 py-3">
          <p className="font-medium text-terracotta">{plural(words.notDone, refused.length, language)}</p>
          <ul className="mt-2 space-y-1.5">
            {refused.map(({ orderId, error }) => (
              <li key={orderId}>
                <Link
                  to={adminHref('order', { params: { orderId } })}
                  className="plain-link figures inline-block min-h-6 whitespace-nowrap"
                >
                  {orderId}
                </Link>
                <span className="block text-ink-soft">{error?.message}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
