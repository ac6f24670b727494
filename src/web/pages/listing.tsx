import { type QueryClient, useQuery } from '@tanstack/react-query'
import { callQuery } from '../../client/queries.ts'
import { useSite } from '../../client/site-context.tsx'
import { ApiError } from '../../contract/client.ts'
import { href } from '../../contract/href.ts'
import { LISTING_SORTS, pageCount } from '../../domain/filters.ts'
import { PAGE_SIZE } from '../../domain/shop-facts.ts'
import { plural } from '../../i18n/translate.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { categoriesQuery } from '../catalog/categories-query.ts'
import { chosenConditions } from '../catalog/chosen-conditions.ts'
import { ChosenFilters } from '../catalog/chosen-filters.tsx'
import { FilterGroups } from '../catalog/filter-groups.tsx'
import { FilterSheet } from '../catalog/filter-sheet.tsx'
import { ListingHead } from '../catalog/listing-head.tsx'
import {
  filtersOf,
  type ListingQuery,
  listingHref,
  pageOf,
  parseListingQuery,
  withinPages,
} from '../catalog/listing-query.ts'
import { ListingResults } from '../catalog/listing-results.tsx'
import { nearestQuery } from '../catalog/nearest-frames.tsx'
import { answersQuery, SearchAnswers, useAnswers } from '../catalog/search-answers.tsx'
import { SearchForm } from '../catalog/search-form.tsx'
import { SortChoice } from '../catalog/sort-choice.tsx'
import { Kept, type KeptPart } from '../kept-html.tsx'
import { useLocation, useParams } from '../navigation/view.ts'
import { currentFit, useOwnFit } from '../own-fit/own-fit.ts'
import type { PageDefinition } from '../site/page.ts'

const productsQuery = (query: ListingQuery, own: string) =>
  callQuery('GET /api/products/cards', { query: pageOf(query, own.split(' ')[0]) })
const facetsQuery = (query: ListingQuery) => callQuery('GET /api/products/facets', { query: filtersOf(query) })
const categoryQuery = (slug: string) => callQuery('GET /api/categories/{slug}', { params: { slug } })

export const page: PageDefinition = {
  load: async ({ queries }, { params, query: search }) => {
    const asked = parseListingQuery(params.category, search)
    const own = currentFit()
    await Promise.all([
      queries.prefetchQuery(productsQuery(asked, own)),
      queries.prefetchQuery(facetsQuery(asked)),
      queries.prefetchQuery(categoriesQuery),
      asked.category && queries.prefetchQuery(categoryQuery(asked.category)),
      asked.q && queries.prefetchQuery(answersQuery(asked.q)),
    ])
    const query = withinPages(asked, queries.getQueryData(facetsQuery(asked).queryKey)?.total)
    const products = productsQuery(query, own)
    if (query.page < asked.page) await queries.prefetchQuery(products)
    if (query.category && isUnknown(queries, query.category)) return { redirect: href('notFound') }
    if (queries.getQueryData(products.queryKey)?.length === 0) await queries.prefetchQuery(nearestQuery(query))
    const hasFailed = queries.getQueryState(products.queryKey)?.status === 'error'
    return hasFailed ? { status: 503 } : undefined
  },
  Page: ListingPage,
}

/** Whether there is no such category; 400 means that the slug is not even valid. */
function isUnknown(queries: QueryClient, slug: string): boolean {
  const state = queries.getQueryState(categoryQuery(slug).queryKey)
  return state?.data === null || (state?.error instanceof ApiError && state.error.status === 400)
}

function ListingPage() {
  const { words, language } = useSite()
  const asked = parseListingQuery(useParams().category, new URLSearchParams(useLocation().search))
  const own = useOwnFit()
  const facets = useQuery(facetsQuery(asked))
  const query = withinPages(asked, facets.data?.total)
  const products = useQuery(productsQuery(query, own))
  const categories = useQuery(categoriesQuery).data ?? []
  const category = useQuery({ ...categoryQuery(query.category ?? ''), enabled: query.category !== undefined }).data
  const answers = useAnswers(query.q)
  const total = facets.data?.total
  const byFit = own ? listingHref({ ...query, sort: 'fit', page: 1 }) : href('fitFinder')
  // Without a fit the list is as featured.
  const chosenSort = query.sort === 'fit' && !own ? undefined : query.sort
  const sort = chosenSort ?? answers?.sort ?? 'featured'
  const isSearch = query.q !== undefined
  const filters = { query, facets: facets.data, categories }
  const chosen = chosenConditions(query, words, categories, language).length
  const sheet: KeptPart = {
    key: 'filters',
    name: `sheet ${chosen}`,
    content: () => (
      <FilterSheet chosen={chosen} total={total}>
        <FilterGroups {...filters} isCompact />
      </FilterSheet>
    ),
  }
  const sortChoice: KeptPart = {
    key: 'sort',
    name: `${isSearch ? 'search' : 'list'} ${sort}`,
    values: LISTING_SORTS.map((one) => (one === 'fit' ? byFit : listingHref({ ...query, sort: one, page: 1 }))),
    content: (hrefs) => <SortChoice current={sort} isSearch={isSearch} hrefs={hrefs} />,
  }
  const counted = total === undefined ? '' : plural(words.listing.results, total, language)
  return (
    <div className="shell pb-section">
      <ListingHead query={query} category={category ?? null} />
      <div className="grid gap-x-10 lg:grid-cols-[15rem_1fr] xl:gap-x-14">
        <aside
          id="filters"
          aria-label={words.listing.filters}
          className="max-lg:hidden max-lg:pb-8 max-lg:target:block"
        >
          <div className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:pr-2 lg:pb-8">
            <SearchForm query={query} />
            <FilterGroups {...filters} />
            <a href="#products" className={`${buttonClass('outline')} mt-6 w-full lg:hidden`}>
              {words.listing.showResults}
            </a>
          </div>
        </aside>
        <section aria-labelledby="products" className="min-w-0">
          <h2 id="products" tabIndex={-1} className="sr-only">
            {words.listing.products}
          </h2>
          <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 pb-3">
            <p role="status" className="figures text-small text-ink-soft">
              {counted}
            </p>
            <Kept as="div" className="flex items-center gap-2" parts={[sheet, sortChoice]} />
          </div>
          <ChosenFilters query={query} categories={categories} />
          <SearchAnswers pages={answers?.pages ?? []} />
          <ListingResults
            answers={answers}
            products={products.data}
            hasFailed={products.isError || facets.isError}
            query={query}
            categories={categories}
            pages={pageCount(total ?? 0, PAGE_SIZE)}
          />
        </section>
      </div>
    </div>
  )
}
