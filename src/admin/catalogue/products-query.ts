import { useSearchParams } from 'react-router'
import { PRODUCT_VIEW_NAMES, type ProductView } from '../../domain/product-views.ts'
import { adminHref } from '../site/screens.ts'

interface ProductsQuery {
  view: ProductView
  q: string
  after: string | undefined
}

export function useProductsQuery(): ProductsQuery {
  const [search] = useSearchParams()
  const view = PRODUCT_VIEW_NAMES.find((name) => name === search.get('view')) ?? 'all'
  return { view, q: search.get('q') ?? '', after: search.get('after') ?? undefined }
}

export const productsHref = ({ view, q, after }: Partial<ProductsQuery>) =>
  adminHref('products', { query: { view: view === 'all' ? undefined : view, q, after } })

export const productHref = (productId: number) => adminHref('product', { params: { productId } })
