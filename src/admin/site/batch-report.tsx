import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { type Plural, plural } from '../../i18n/translate.ts'
import { adminHref } from './screens.ts'

interface BatchReportProps {
  results: readonly { orderId: string; isDone: boolean; error?: { message: string } | null | undefined }[]
  words: { done: Plural; refused: Plural }
}

/** What became of several orders or parcels: how many were done, and why each of the others was refused. */
export function BatchReport({ results, words }: BatchReportProps) {
  const { language } = useSite()
  const refused = results.filter(({ isDone }) => !isDone)
  const done = results.length - refused.length
  if (results.length === 0) return null
  return (
    <div className="my-4 space-y-2 text-small">
      {done > 0 && (
        <p role="status" className="border border-hairline bg-white px-4 py-2.5">
          {plural(words.done, done, language)}
        </p>
      )}
      {refused.length > 0 && (
        <div role="alert" className="border border-terracotta bg-terracotta/8 px-4 py-3">
          <p className="font-medium text-terracotta">{plural(words.refused, refused.length, language)}</p>
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
