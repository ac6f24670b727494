import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import type { Landing } from '../../contract/landings.ts'
import { pageCount } from '../../domain/filters.ts'
import { PAGE_SIZE } from '../../domain/shop-facts.ts'
import { localized } from '../../i18n/languages.ts'
import { plural } from '../../i18n/translate.ts'
import { LandingLinks } from '../catalog/landing-links.tsx'
import {
  landingCount,
  landingProducts,
  landingQuery,
  landingsQuery,
  listingOf,
  nearLanding,
  notListed,
  pageIn,
} from '../catalog/landing-query.ts'
import { listingHref } from '../catalog/listing-query.ts'
import { ProductGrid } from '../catalog/product-grid.tsx'
import { useLocation, useParams } from '../navigation/view.ts'
import { NotFound } from '../site/not-found.tsx'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'
import { PageLinks } from '../site/page-links.tsx'

export const page: PageDefinition = {
  load: async ({ queries }, { params, query }) => {
    const read = landingQuery(params.landing ?? '')
    await Promise.all([queries.prefetchQuery(read), queries.prefetchQuery(landingsQuery)])
    const landing = queries.getQueryData(read.queryKey)
    if (landing === undefined) return { status: 404 }
    await Promise.all([
      queries.prefetchQuery(landingProducts(landing, pageIn(query))),
      queries.prefetchQuery(landingCount(landing)),
      queries.prefetchQuery(nearLanding(landing)),
    ])
    return undefined
  },
  Page: LandingPage,
}

function LandingPage() {
  const { data } = useQuery(landingQuery(useParams().landing ?? ''))
  return data ? <KnownLanding landing={data} /> : <NotFound />
}

function KnownLanding({ landing }: { landing: Landing }) {
  const { words, language } = useSite()
  const current = pageIn(new URLSearchParams(useLocation().search))
  const products = useQuery(landingProducts(landing, current)).data
  const total = useQuery(landingCount(landing)).data?.total
  const near = notListed(useQuery(nearLanding(landing)).data ?? [], products ?? [])
  const title = localized(landing, 'title', language)
  return (
    <div className="shell pb-section">
      <PageHead title={title} description={localized(landing, 'description', language)} canonicalQuery={['page']} />
      <div className="grid gap-x-10 gap-y-4 pt-12 pb-10 lg:grid-cols-12 lg:pt-20 lg:pb-16">
        <h1 className="text-display wrap-anywhere lg:col-span-7">{title}</h1>
        <p className="max-w-prose self-end text-ink-soft lg:col-span-5 lg:pb-2">
          {localized(landing, 'text', language)}
        </p>
      </div>
      <section aria-labelledby="products">
        <h2 id="products" tabIndex={-1} className="sr-only">
          {words.listing.products}
        </h2>
        <div className="flex flex-wrap items-center justify-between gap-4 pb-4">
          <p className="figures text-small text-ink-soft">
            {total === undefined ? '' : plural(words.listing.results, total, language)}
          </p>
          <LinkButton to={listingHref(listingOf(landing.filters))} look="outline">
            {words.landing.filter}
          </LinkButton>
        </div>
        <ProductGrid products={products} columns={3} eager={3} />
        <PageLinks
          position={{ current, total: pageCount(total ?? 0, PAGE_SIZE) }}
          addressOfPage={(page) => href('landing', { landing: landing.slug }, { page: page > 1 ? page : undefined })}
        />
      </section>
      {current === 1 && near.length > 0 && (
        <section className="pt-14">
          <h2 className="mb-6 text-title">{words.landing.near}</h2>
          <ProductGrid products={near} columns={3} />
        </section>
      )}
      <div className="pt-14">
        <LandingLinks without={landing.slug} />
      </div>
    </div>
  )
}
