import { useQuery } from '@tanstack/react-query'
import { Link, LinkButton } from '../../client/link.tsx'
import { callQuery } from '../../client/queries.ts'
import { useSite } from '../../client/site-context.tsx'
import type { Category } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { localized } from '../../i18n/languages.ts'
import { fill, plural } from '../../i18n/translate.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { chosenConditions } from './chosen-conditions.ts'
import { filtersOf, type ListingQuery, listingHref, without } from './listing-query.ts'
import { ProductGrid } from './product-grid.tsx'
import type { Answers } from './search-answers.tsx'

export const nearestQuery = (query: ListingQuery) => callQuery('GET /api/products/nearest', { query: filtersOf(query) })

interface NearestFramesProps {
  query: ListingQuery
  categories: readonly Category[]
  answers: Answers | undefined
}

/** Where nothing is found: which condition to drop, and what is there without it. */
export function NearestFrames({ query, categories, answers }: NearestFramesProps) {
  const { words, language } = useSite()
  const { listing } = words
  const nearest = useQuery(nearestQuery(query)).data
  const { drops = [], products = [] } = nearest ?? {}
  const chosen = chosenConditions(query, words, categories, language)
  const wordOf = new Map(chosen.map(({ name, word }) => [name, word]))
  const advice = chosen.some(({ name }) => name !== 'q') ? listing.emptyText : listing.emptySearchText
  const named = answers?.notStocked
  const notStocked = named?.isLikeAny ? named : null
  const isAnswered = notStocked || answers?.pages.length
  const title = named ? fill(listing.noneLike, { name: localized(named, 'name', language) }) : listing.empty
  return (
    <>
      {!isAnswered && (
        <EmptyState title={title} text={named ? undefined : advice}>
          <ul className="w-full border-t border-hairline text-left empty:hidden">
            {drops.map(({ names, total }) => (
              <li key={names.join()} className="border-b border-hairline">
                <Link
                  to={listingHref(without(query, names))}
                  className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2 hover:text-sea"
                >
                  <span>
                    {fill(listing.dropFilter, { filter: names.map((name) => wordOf.get(name) ?? name).join(', ') })}
                  </span>
                  <span className="figures text-small text-ink-soft">{plural(listing.results, total, language)}</span>
                </Link>
              </li>
            ))}
          </ul>
          <LinkButton to={href('collections')} look="outline">
            {listing.clearAll}
          </LinkButton>
        </EmptyState>
      )}
      {products.length > 0 && (
        <>
          <h2 className="mb-6 border-t border-hairline pt-10 text-title">
            {notStocked ? fill(listing.notStocked, { name: localized(notStocked, 'name', language) }) : listing.nearest}
          </h2>
          <ProductGrid products={products} columns={3} />
        </>
      )}
    </>
  )
}
