import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fill } from '../../i18n/translate.ts'
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
import { ListCount } from '../site/list-count.tsx'
import { Loading } from '../site/loading.tsx'
import { NoneListed } from '../site/none-listed.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { PagesNav } from '../site/pages-nav.tsx'
import { SearchBox } from '../site/search-box.tsx'
import { ViewTabs } from '../site/view-tabs.tsx'

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
      <Loading query={list} className="mt-16 h-96" />
    </>
  )
}

function Subscribers({ list, isBusy }: { list: SubscriberList; isBusy: boolean }) {
  const { subscribers: words } = useAdminWords()
  const { view, q, after } = useSubscribersQuery()
  const caption = fill(words.caption, { view: words.view[view] })
  return (
    <>
      <ListCount count={list.count} words={words} isBusy={isBusy} />
      {list.subscribers.length > 0 ? (
        <SubscriberTable caption={caption} subscribers={list.subscribers} isBusy={isBusy} />
      ) : (
        <NoneListed q={q} words={words} />
      )}
      <PagesNav
        first={after === undefined ? null : subscribersHref({ view, q })}
        next={list.next && subscribersHref({ view, q, after: list.next })}
        firstLabel={words.newest}
      />
    </>
  )
}
