import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callQuery } from '../../client/queries.ts'
import { useWords } from '../../client/site-context.tsx'
import { storedIds, storeIds } from '../site/stored-ids.ts'
import { ProductGrid } from './product-grid.tsx'

const SHOWN = 4
const KEPT = 12

/** Recently viewed products, the latest first, stored in the browser only. */
export function RecentlySeen({ productId }: { productId: number }) {
  const { recentlyViewed } = useWords()
  const [before, setBefore] = useState<readonly number[]>([])
  useEffect(() => {
    const others = storedIds('seenProducts').filter((id) => id !== productId)
    storeIds('seenProducts', [productId, ...others].slice(0, KEPT))
    setBefore(others.slice(0, SHOWN))
  }, [productId])
  const read = callQuery('GET /api/products/cards', { query: { ids: before.join(',') } })
  const { data } = useQuery({ ...read, enabled: before.length > 0 })
  if (!data || data.length === 0) return null
  return (
    <section className="shell pb-section">
      <h2 className="mb-8 text-heading">{recentlyViewed.title}</h2>
      <ProductGrid products={data} columns={4} />
    </section>
  )
}
