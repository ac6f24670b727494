import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSite } from '../../client/site-context.tsx'
import { formatNumber } from '../../i18n/formats.ts'
import { fill, plural } from '../../i18n/translate.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DocumentDays } from '../documents/document-days.tsx'
import { DocumentTable } from '../documents/document-table.tsx'
import { type DocumentList, documentsHref, useDocumentsQuery, VIEW_NAMES } from '../documents/documents-query.ts'
import { ExportDocuments } from '../documents/export-documents.tsx'
import { SectionTabs } from '../layout/section-tabs.tsx'
import { useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { LoadFailure } from '../site/load-failure.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { PagesNav } from '../site/pages-nav.tsx'
import { SearchBox } from '../site/search-box.tsx'
import { ViewTabs } from '../site/view-tabs.tsx'

const MOST_COUNTED = 1_000

export function Page() {
  const { documents: words } = useAdminWords()
  const query = useDocumentsQuery()
  const { view, q, from, to, after } = query
  const may = useMay()
  const list = useQuery({
    ...adminQuery('GET /api/admin/documents', { query: { view, q, from, to, after } }),
    placeholderData: keepPreviousData,
  })
  const views = VIEW_NAMES.map((name) => ({
    name: words.view[name],
    to: documentsHref({ view: name, q, from, to }),
    isCurrent: name === view,
  }))
  return (
    <>
      <SectionTabs section="payments" />
      <PageHeading title={words.title}>
        <SearchBox
          label={words.search}
          hint={words.searchHint}
          clearLabel={words.clear}
          q={q}
          hrefOf={(typed) => documentsHref({ q: typed })}
        />
        {may('orders.export') && <ExportDocuments />}
      </PageHeading>
      <ViewTabs label={words.views} views={views} />
      <DocumentDays query={query} />
      {list.data && <Documents list={list.data} isBusy={list.isPlaceholderData} />}
      {list.isPending && <Skeleton className="mt-16 h-96" />}
      {list.isError && !list.data && <LoadFailure onRetry={list.refetch} />}
    </>
  )
}

function Documents({ list, isBusy }: { list: DocumentList; isBusy: boolean }) {
  const { documents: words } = useAdminWords()
  const { language } = useSite()
  const { after, ...query } = useDocumentsQuery()
  const { view, q } = query
  const count =
    list.count < MOST_COUNTED
      ? plural(words.count, list.count, language)
      : fill(words.countMany, { count: formatNumber(MOST_COUNTED, language) })
  const isEmpty = list.documents.length === 0
  return (
    <>
      <p role="status" className="figures py-3 text-label text-ink-soft">
        {!isBusy && count}
      </p>
      {!isEmpty && (
        <DocumentTable
          caption={fill(words.caption, { view: words.view[view] })}
          documents={list.documents}
          isBusy={isBusy}
        />
      )}
      {isEmpty && q === '' && <EmptyState title={words.none} text={words.noneText} />}
      {isEmpty && q !== '' && <EmptyState title={fill(words.noneFound, { query: q })} text={words.noneFoundText} />}
      <PagesNav
        first={after === undefined ? null : documentsHref(query)}
        next={list.next && documentsHref({ ...query, after: list.next })}
        firstLabel={words.newest}
      />
    </>
  )
}
