import { useSearchParams } from 'react-router'
import { STOCK_VIEWS, type StockView } from '../../domain/stock.ts'
import { adminHref } from '../site/screens.ts'

interface StockQuery {
  view: StockView
  q: string
  after: string | undefined
}

export function useStockQuery(): StockQuery {
  const [search] = useSearchParams()
  const view = STOCK_VIEWS.find((name) => name === search.get('view')) ?? 'all'
  return { view, q: search.get('q') ?? '', after: search.get('after') ?? undefined }
}

export const stockHref = ({ view, q, after }: Partial<StockQuery>) =>
  adminHref('stock', { query: { view: view === 'all' ? undefined : view, q, after } })
