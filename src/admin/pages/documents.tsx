import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fill } from '../../i18n/translate.ts'
import { DocumentDays } from '../documents/document-days.tsx'
import { DocumentTable } from '../documents/document-table.tsx'
import { type DocumentList, documentsHref, useDocumentsQuery, VIEW_NAMES } from '../documents/documents-query.ts'
import { ExportDocuments } from '../documents/export-documents.tsx'
import { SectionTabs } from '../layout/section-tabs.tsx'
import { useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { ListCount } from '../site/list-count.tsx'
import { Loading } from '../site/loading.tsx'
import { NoneListed } from '../site/none-listed.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { PagesNav } from '../site/pages-nav.tsx'
import { SearchBox } from '../site/search-box.tsx'
import { ViewTabs } from '../site/view-tabs.tsx'

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
      <Loading query={list} className="mt-16 h-96" />
    </>
  )
}

function Documents({ list, isBusy }: { list: DocumentList; isBusy: boolean }) {
  const { documents: words } = useAdminWords()
  const { after, ...query } = useDocumentsQuery()
  const { view, q } = query
  return (
    <>
      <ListCount count={list.count} words={words} isBusy={isBusy} />
      {list.documents.length > 0 ? (
        <DocumentTable
          caption={fill(words.caption, { view: words.view[view] })}
          documents={list.documents}
          isBusy={isBusy}
        />
      ) : (
        <NoneListed q={q} words={words} />
      )}
      <PagesNav
        first={after === undefined ? null : documentsHref(query)}
        next={list.next && documentsHref({ ...query, after: list.next })}
        firstLabel={words.newest}
      />
    </>
  )
}
