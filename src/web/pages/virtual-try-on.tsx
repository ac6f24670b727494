import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from '../../client/navigate.ts'
import { useWords } from '../../client/site-context.tsx'
import type { ProductCard } from '../../contract/catalog.ts'
import { categoriesQuery } from '../catalog/categories-query.ts'
import type { ListingQuery } from '../catalog/listing-query.ts'
import { ProductGrid } from '../catalog/product-grid.tsx'
import { useLocation } from '../navigation/view.ts'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'
import { FramePicker } from '../try-on/frame-picker.tsx'
import { POPULAR_FRAMES, parseTryOnQuery, tryOnFacetsQuery, tryOnHref, tryOnQuery } from '../try-on/try-on-query.ts'
import { useFramesToTry } from '../try-on/use-frames-to-try.ts'
import { Wizard } from '../try-on/wizard.tsx'

export const page: PageDefinition = {
  load: async ({ queries }, { query: search }) => {
    const query = parseTryOnQuery(search)
    const isOpen = queries.getQueryData(tryOnQuery().queryKey) !== undefined
    const needed = Promise.all([
      queries.prefetchQuery(tryOnQuery()),
      queries.prefetchQuery(tryOnQuery(query)),
      queries.prefetchQuery(tryOnFacetsQuery(query)),
      queries.prefetchQuery(categoriesQuery),
    ])
    // A tab answers at once, with skeletons (specification, section 4).
    if (!isOpen) await needed
    return undefined
  },
  Page: VirtualTryOnPage,
}

function VirtualTryOnPage() {
  const { tryOn } = useWords()
  const navigate = useNavigate()
  const query = parseTryOnQuery(new URLSearchParams(useLocation().search))
  const frames = useFramesToTry(query)
  const [chosen, setChosen] = useState<ProductCard>()
  const show = (next: ListingQuery) => void navigate(tryOnHref(next), { preventScrollReset: true })
  return (
    <>
      <PageHead title={tryOn.title} description={tryOn.description} />
      <div className="shell pt-8 pb-section lg:pt-12">
        <h1 className="text-display">{tryOn.title}</h1>
        <Wizard
          product={chosen}
          others={frames.frames}
          onChoose={setChosen}
          picker={(look) => (
            <FramePicker {...{ query, frames, chosen, look }} onQuery={show} onChoose={setChosen} hasFilters />
          )}
        />
      </div>
      <Popular />
    </>
  )
}

function Popular() {
  const { tryOn } = useWords()
  const { data, isError } = useQuery(tryOnQuery())
  if (isError || data?.length === 0) return null
  return (
    <section className="shell pb-section">
      <h2 className="mb-8 text-heading">{tryOn.popular}</h2>
      <ProductGrid products={data?.slice(0, POPULAR_FRAMES)} columns={4} awaited={POPULAR_FRAMES} />
    </section>
  )
}
