import { useQuery } from '@tanstack/react-query'
import { inEuro } from '../../client/money-in-euro.ts'
import { callQuery } from '../../client/queries.ts'
import { useSite } from '../../client/site-context.tsx'
import { isOrderNumber } from '../../domain/order-number.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'

/** @param key an order's number, for its buyer's session; or the token of its link */
const documentsQuery = (key: string) =>
  isOrderNumber(key)
    ? callQuery('GET /api/orders/{orderId}/documents', { params: { orderId: key } })
    : callQuery('GET /api/orders/by-link/{token}/documents', { params: { token: key } })

/** The invoice and the credit notes of an order, each as PDF. Nothing, while there are none. */
export function DocumentList({ orderKey }: { orderKey: string }) {
  const { words, language } = useSite()
  const { title, kind: kinds, open } = words.orderDocuments
  const { data } = useQuery({
    ...documentsQuery(orderKey),
    // Private, as the order itself.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
  })
  if (data === undefined || data.documents.length === 0) return null
  return (
    <section aria-labelledby="order-documents" className="mt-8">
      <h2 id="order-documents" className="label mb-3 font-text text-ink-soft">
        {title}
      </h2>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {data.documents.map(({ number, kind, issuedAt, total, href }) => (
          <li key={number} className="flex flex-wrap justify-between gap-x-6 py-3">
            <span>
              <a
                href={href}
                target="_blank"
                rel="noreferrer"
                aria-label={fill(open, { kind: kinds[kind], number })}
                className="plain-link figures inline-block min-h-6 whitespace-nowrap"
              >
                {number}
              </a>
              <span className="block text-label text-ink-soft">
                {kinds[kind]}
                {' · '}
                <time dateTime={issuedAt}>{formatDate(issuedAt, 'momentDay', language)}</time>
              </span>
            </span>
            <span className="figures">{inEuro(kind === 'credit_note' ? -total : total)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
