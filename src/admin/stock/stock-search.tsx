import { useAdminWords } from '../site/admin-words.tsx'
import { SearchBox } from '../site/search-box.tsx'
import { stockHref, useStockQuery } from './stock-query.ts'

export function StockSearch() {
  const { stock: words } = useAdminWords()
  const { view, q } = useStockQuery()
  const hrefOf = (typed: string) => stockHref({ view, q: typed })
  const texts = { label: words.search, hint: words.searchHint, clearLabel: words.clear }
  return <SearchBox {...texts} q={q} hrefOf={hrefOf} width="md:w-64 xl:w-80" />
}
