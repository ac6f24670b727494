import { useQuery } from '@tanstack/react-query'
import { PRODUCT_VIEW_NAMES } from '../../domain/product-views.ts'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { ViewTabs } from '../site/view-tabs.tsx'
import { productsHref, useProductsQuery } from './products-query.ts'

const COUNTED = ['draft', 'incomplete', 'reduced']

export function ProductTabs() {
  const { products: words } = useAdminWords()
  const { view, q } = useProductsQuery()
  const counts = useQuery(adminQuery('GET /api/admin/products/counts', {})).data?.counts
  const views = PRODUCT_VIEW_NAMES.map((name) => ({
    name: words.view[name],
    to: productsHref({ view: name, q }),
    isCurrent: name === view,
    count: COUNTED.includes(name) ? counts?.[name] : undefined,
  }))
  return <ViewTabs label={words.views} views={views} />
}
