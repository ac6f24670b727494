import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSite } from '../../client/site-context.tsx'
import { formatNumber } from '../../i18n/formats.ts'
import { fill, plural } from '../../i18n/translate.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ExportSubscribers } from '../newsletter/export-subscribers.tsx'
import { SubscriberTable } from '../newsletter/subscriber-table.tsx'
import {
  type SubscriberList,
  subscribersHref,
  useSubscribersQuery,
  VIEW_NAMES,
} from '../newsletter/subscribers-query.ts'
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
  const { subscribers: words } = useAdminWords()
  const { view, q, after } = useSubscribersQuery()
  const may = useMay()
  const list = useQuery({
    ...adminQuery('GET /api/admin/newsletter', { query: { view, q, after } }),
    placeholderData: keepPreviousData,
  })
  const views = VIEW_NAMES.map((name) => ({
    name: words.view[name],
    to: subscribersHref({ view: name, q }),
    isCurrent: name === view,
  }))
  return (
    <>
      <PageHeading title={words.title}>
        <SearchBox
          label={words.search}
          hint={words.searchHint}
          clearLabel={words.clear}
          q={q}
          hrefOf={(typed) => subscribersHref({ q: typed })}
        />
        {may('customers.export') && <ExportSubscribers />}
      </PageHeading>
      <ViewTabs label={words.views} views={views} />
      {list.data && <Subscribers list={list.data} isBusy={list.isPlaceholderData} />}
      {list.isPending && <Skeleton className="mt-16 h-96" />}
      {list.isError && !list.data && <LoadFailure onRetry={list.refetch} />}
    </>
  )
}

function Subscribers({ list, isBusy }: { list: SubscriberList; isBusy: boolean }) {
  const { subscribers: words } = useAdminWords()
  const { language } = useSite()
  const { view, q, after } = useSubscribersQuery()
  const count =
    list.count < MOST_COUNTED
      ? plural(words.count, list.count, language)
      : fill(words.countMany, { count: formatNumber(MOST_COUNTED, language) })
  const caption = fill(words.caption, { view: words.view[view] })
  return (
    <>
      <p role="status" className="figures py-3 text-label text-ink-soft">
        {!isBusy && count}
      </p>
      {list.subscribers.length > 0 && (
        <SubscriberTable caption={caption} subscribers={list.subscribers} isBusy={isBusy} />
      )}
      {list.subscribers.length === 0 &&
        (q === '' ? (
          <EmptyState title={words.none} text={words.noneText} />
        ) : (
          <EmptyState title={fill(words.noneFound, { query: q })} text={words.noneFoundText} />
        ))}
      <PagesNav
        first={after === undefined ? null : subscribersHref({ view, q })}
        next={list.next && subscribersHref({ view, q, after: list.next })}
        firstLabel={words.newest}
      />
    </>
  )
}
