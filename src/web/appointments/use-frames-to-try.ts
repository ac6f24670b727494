import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from '../../client/navigate.ts'
import { callQuery } from '../../client/queries.ts'
import type { Product } from '../../contract/catalog.ts'
import { MOST_FRAMES_TO_TRY } from '../../domain/stock.ts'
import { useLocation, useSearchParams } from '../navigation/view.ts'
import { useSaved } from '../saved/saved-context.tsx'
import { storedIds } from '../site/stored-ids.ts'

const MOST_SUGGESTED = 6

/** The frames that somebody wants to try in a store. They are in the address, so a link can name them. */
export function useFramesToTry() {
  const { pathname } = useLocation()
  const query = useSearchParams()
  const navigate = useNavigate()
  const slugs = [...new Set((query.get('frames') ?? '').split(',').filter(Boolean))].slice(0, MOST_FRAMES_TO_TRY)
  // One query for each, since `useQueries` would cost every page its bytes.
  const chosen = [useFrame(slugs[0]), useFrame(slugs[1]), useFrame(slugs[2])].slice(0, slugs.length)
  const choose = (chosen: readonly string[]) => {
    const next = new URLSearchParams(query)
    if (chosen.length > 0) next.set('frames', chosen.join(','))
    else next.delete('frames')
    void navigate(`${pathname}${next.size > 0 ? `?${next}` : ''}`, { replace: true, preventScrollReset: true })
  }
  return {
    slugs,
    frames: chosen.flatMap(({ product }) => product ?? []),
    suggestions: useSuggestions(slugs),
    /** Whether a store has all of them; undefined as long as that is not known. */
    hasAll: (storeId: string): boolean | undefined =>
      chosen.every(({ stores }) => stores !== undefined)
        ? chosen.every(({ stores }) => stores?.some(({ store, pieces }) => store === storeId && pieces > 0))
        : undefined,
    add: (slug: string) => choose([...slugs, slug]),
    remove: (slug: string) => choose(slugs.filter((one) => one !== slug)),
    clear: () => choose([]),
    reload: () => chosen.map(({ reload }) => reload()),
  }
}
export type FramesToTry = ReturnType<typeof useFramesToTry>

function useFrame(slug = '') {
  const enabled = slug !== ''
  const product = useQuery({ ...callQuery('GET /api/products/{slug}', { params: { slug } }), enabled })
  const read = callQuery('GET /api/products/{slug}/stores', { params: { slug } })
  const stores = useQuery({ ...read, enabled, staleTime: 0 })
  return { product: product.data, stores: stores.data, reload: stores.refetch }
}

/** What the visitor has saved or seen and could try too. */
function useSuggestions(slugs: readonly string[]): Product[] {
  const { ids: saved = [] } = useSaved()
  const [seen, setSeen] = useState<readonly number[]>([])
  useEffect(() => setSeen(storedIds('seenProducts')), [])
  const ids = [...new Set([...saved, ...seen])].slice(0, 3 * MOST_SUGGESTED)
  const mayAdd = slugs.length > 0 && slugs.length < MOST_FRAMES_TO_TRY
  const read = callQuery('GET /api/products', { query: { ids: ids.join(',') } })
  const { data = [] } = useQuery({ ...read, enabled: mayAdd && ids.length > 0 })
  const isOther = ({ slug, measurements, stock }: Product) =>
    !slugs.includes(slug) && measurements !== null && stock > 0
  return mayAdd ? data.filter(isOther).slice(0, MOST_SUGGESTED) : []
}
