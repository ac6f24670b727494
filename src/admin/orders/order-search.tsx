import { useNavigate } from 'react-router'
import { useAdminWords } from '../site/admin-words.tsx'
import { SearchBox } from '../site/search-box.tsx'
import { ordersHref, useOrdersQuery } from './orders-query.ts'

/** One box for everything an order is found by. */
export function OrderSearch() {
  const { orders: words } = useAdminWords()
  const { q } = useOrdersQuery()
  const navigate = useNavigate()
  return (
    <SearchBox
      label={words.search}
      hint={words.searchHint}
      clearLabel={words.clear}
      q={q}
      onSearch={(typed) => void navigate(ordersHref({ q: typed }), { replace: q !== '', preventScrollReset: true })}
    />
  )
}
