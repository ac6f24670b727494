import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../client/queries.ts'
import { useWords } from '../../client/site-context.tsx'
import { HOME_BESTSELLERS } from '../../domain/shop-facts.ts'
import { categoriesQuery } from '../catalog/categories-query.ts'
import { landingsQuery } from '../catalog/landing-query.ts'
import { About } from '../home/about.tsx'
import { Benefits } from '../home/benefits.tsx'
import { Bestsellers } from '../home/bestsellers.tsx'
import { Collections } from '../home/collections.tsx'
import { Hero } from '../home/hero.tsx'
import { Newsletter } from '../home/newsletter.tsx'
import { Stores } from '../home/stores.tsx'
import { Testimonials } from '../home/testimonials.tsx'
import { TryOnPromo } from '../home/try-on-promo.tsx'
import { editorialsQuery } from '../site/editorial-picture.tsx'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'
import { storesQuery } from '../site/stores.ts'

const bestsellersQuery = callQuery('GET /api/products/cards', {
  query: { limit: String(HOME_BESTSELLERS), isBestseller: 'true' },
})

export const page: PageDefinition = {
  load: async ({ queries }) => {
    await Promise.all([
      queries.prefetchQuery(bestsellersQuery),
      queries.prefetchQuery(categoriesQuery),
      queries.prefetchQuery(landingsQuery),
      queries.prefetchQuery(editorialsQuery),
      queries.prefetchQuery(storesQuery),
    ])
    return undefined
  },
  Page: HomePage,
}

function HomePage() {
  const { home } = useWords()
  const bestsellers = useQuery(bestsellersQuery)
  const categories = useQuery(categoriesQuery).data ?? []
  return (
    <>
      <PageHead title={home.title} isWholeTitle description={home.description} />
      <Hero />
      <Benefits />
      <Collections categories={categories} />
      <Bestsellers products={bestsellers.data} hasFailed={bestsellers.isError} />
      <TryOnPromo product={bestsellers.data?.[0]} />
      <About />
      <Stores />
      <Testimonials />
      <Newsletter />
    </>
  )
}
