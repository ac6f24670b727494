import { useAdminWords } from '../site/admin-words.tsx'
import { SearchBox } from '../site/search-box.tsx'
import { ordersHref, useOrdersQuery } from './orders-query.ts'

/** One box for everything an order is found by. */
export function OrderSearch() {
  const { orders: words } = useAdminWords()
  const { q } = useOrdersQuery()
  const hrefOf = (typed: string) => ordersHref({ q: typed })
  return <SearchBox label={words.search} hint={words.searchHint} clearLabel={words.clear} q={q} hrefOf={hrefOf} />
}
