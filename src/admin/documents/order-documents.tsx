import { useQuery } from '@tanstack/react-query'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { Loading } from '../site/loading.tsx'
import { Panel } from '../site/panel.tsx'
import { DocumentLink } from './document-link.tsx'

export function OrderDocuments({ orderId }: { orderId: string }) {
  const { documents: words } = useAdminWords()
  const { language } = useSite()
  const list = useQuery(adminQuery('GET /api/admin/orders/{orderId}/documents', { params: { orderId } }))
  return (
    <Panel title={words.ofOrder}>
      <Loading query={list} className="h-10" />
      {list.data?.documents.length === 0 && <p className="text-small text-ink-soft">{words.noneOfOrder}</p>}
      <ul className="space-y-2 text-small">
        {list.data?.documents.map((document) => (
          <li key={document.number} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              <DocumentLink document={document} />
              <span className="block text-label text-ink-soft">
                {words.kind[document.kind]}
                {' · '}
                <time dateTime={document.issuedAt}>{formatDate(document.issuedAt, 'momentDay', language)}</time>
              </span>
            </span>
            <span className="figures">
              {inEuro(document.kind === 'credit_note' ? -document.total : document.total)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
