import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { CustomerList } from '../customers/customer.ts'
import { CustomerTable } from '../customers/customer-table.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { ListCount } from '../site/list-count.tsx'
import { Loading } from '../site/loading.tsx'
import { NoneListed } from '../site/none-listed.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { PagesNav } from '../site/pages-nav.tsx'
import { adminHref } from '../site/screens.ts'
import { SearchBox } from '../site/search-box.tsx'

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
      <Loading query={list} className="mt-10 h-96" />
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
  return (
    <>
      <ListCount count={list.count} words={words} isBusy={isBusy} />
      {list.customers.length > 0 ? (
        <CustomerTable customers={list.customers} isBusy={isBusy} />
      ) : (
        <NoneListed q={q} words={words} />
      )}
      <PagesNav
        first={isFirst ? null : customersHref(q)}
        next={list.next && customersHref(q, list.next)}
        firstLabel={words.newest}
      />
    </>
  )
}
