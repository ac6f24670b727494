import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useSite } from '../../client/site-context.tsx'
import { formatNumber } from '../../i18n/formats.ts'
import { fill, plural } from '../../i18n/translate.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { CustomerList } from '../customers/customer.ts'
import { CustomerTable } from '../customers/customer-table.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { LoadFailure } from '../site/load-failure.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { PagesNav } from '../site/pages-nav.tsx'
import { adminHref } from '../site/screens.ts'
import { SearchBox } from '../site/search-box.tsx'

const MOST_COUNTED = 1_000
const REFRESH_MS = 60_000

const customersHref = (q: string, after?: string) => adminHref('customers', { query: { q, after } })

export function Page() {
  const { customers: words } = useAdminWords()
  const [search] = useSearchParams()
  const q = search.get('q') ?? ''
  const after = search.get('after') ?? undefined
  const list = useQuery({
    ...adminQuery('GET /api/admin/customers', { query: { q, after } }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
  return (
    <>
      <PageHeading title={words.title}>
        <SearchBox label={words.search} hint={words.searchHint} clearLabel={words.clear} q={q} hrefOf={customersHref} />
      </PageHeading>
      {list.data && <Customers list={list.data} isBusy={list.isPlaceholderData} q={q} isFirst={after === undefined} />}
      {list.isPending && <Skeleton className="mt-10 h-96" />}
      {list.isError && !list.data && <LoadFailure onRetry={list.refetch} />}
    </>
  )
}

interface CustomersProps {
  list: CustomerList
  isBusy: boolean
  q: string
  isFirst: boolean
}

function Customers({ list, isBusy, q, isFirst }: CustomersProps) {
  const { customers: words } = useAdminWords()
  const { language } = useSite()
  const count =
    list.count < MOST_COUNTED
      ? plural(words.count, list.count, language)
      : fill(words.countMany, { count: formatNumber(MOST_COUNTED, language) })
  return (
    <>
      <p role="status" className="figures pb-3 text-label text-ink-soft">
        {!isBusy && count}
      </p>
      {list.customers.length > 0 && <CustomerTable customers={list.customers} isBusy={isBusy} />}
      {list.customers.length === 0 &&
        (q === '' ? (
          <EmptyState title={words.none} text={words.noneText} />
        ) : (
          <EmptyState title={fill(words.noneFound, { query: q })} text={words.noneFoundText} />
        ))}
      <PagesNav
        first={isFirst ? null : customersHref(q)}
        next={list.next && customersHref(q, list.next)}
        firstLabel={words.newest}
      />
    </>
  )
}
