import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../../client/site-context.tsx'
import type { Product } from '../../contract/catalog.ts'
import { ProductGrid } from '../catalog/product-grid.tsx'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'
import { FramePicker } from '../try-on/frame-picker.tsx'
import { POPULAR_FRAMES, tryOnQuery } from '../try-on/try-on-query.ts'
import { Wizard } from '../try-on/wizard.tsx'

export const page: PageDefinition = {
  load: async ({ queries }) => {
    await queries.prefetchQuery(tryOnQuery())
    return undefined
  },
  Page: VirtualTryOnPage,
}

function VirtualTryOnPage() {
  const { tryOn } = useWords()
  const { data, isError } = useQuery(tryOnQuery())
  const [chosen, setChosen] = useState<Product>()
  return (
    <>
      <PageHead title={tryOn.title} description={tryOn.description} />
      <div className="shell pt-8 pb-section lg:pt-12">
        <h1 className="text-display">{tryOn.title}</h1>
        <div className="mt-6 grid gap-x-12 gap-y-12 lg:mt-8 lg:grid-cols-12">
          <div className="min-w-0 lg:col-span-8">
            <Wizard product={chosen} others={data} onChoose={setChosen} />
          </div>
          <div className="min-w-0 lg:col-span-4">
            <FramePicker chosen={chosen} onChoose={setChosen} />
          </div>
        </div>
      </div>
      {!isError && data?.length !== 0 && (
        <section className="shell pb-section">
          <h2 className="mb-8 text-heading">{tryOn.popular}</h2>
          <ProductGrid products={data?.slice(0, POPULAR_FRAMES)} columns={4} awaited={POPULAR_FRAMES} />
        </section>
      )}
    </>
  )
}
