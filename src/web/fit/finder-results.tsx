import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, LinkButton } from '../../client/link.tsx'
import { callQuery } from '../../client/queries.ts'
import { useSite } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { pageCount } from '../../domain/filters.ts'
import type { Fit } from '../../domain/fit-score.ts'
import { fitText } from '../../domain/fit-text.ts'
import { PAGE_SIZE } from '../../domain/shop-facts.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ProductGrid } from '../catalog/product-grid.tsx'
import { FitMark } from '../own-fit/fit-mark.tsx'
import { fitName } from '../own-fit/fit-words.ts'
import { PageLinks } from '../site/page-links.tsx'
import { type FinderQuery, finderHref, fittingQuery } from './finder-query.ts'

export const categoriesQuery = callQuery('GET /api/categories', {})

export function FinderResults({ query }: { query: FinderQuery & { fit: Fit } }) {
  const { words } = useSite()
  const { fitFinder, listing } = words
  const { fit, category, page } = query
  const { data, isError } = useQuery(fittingQuery(query))
  const heading = useFocusOnChange(fitText(fit))
  const total = data && data.like + data.close
  return (
    <section aria-labelledby="fitting" className="pt-14 lg:pt-20">
      <h2 ref={heading} id="fitting" tabIndex={-1} className="figures text-heading outline-none">
        {fill(fitFinder.results, { fit: fitName(fit, fitFinder) })}
      </h2>
      <p role="status" className="figures mt-3 text-ink-soft">
        {data && fill(fitFinder.counts, { like: data.like, close: data.close })}
      </p>
      <Categories fit={fit} current={category} />
      {isError ? (
        <EmptyState title={listing.error} text={listing.errorText} role="alert" />
      ) : total === 0 ? (
        <EmptyState title={fitFinder.none} text={fitFinder.noneText}>
          <LinkButton to={href('contact')} look="outline">
            {fitFinder.ask}
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <ProductGrid
            products={data?.products}
            columns={4}
            markOf={({ measurements }) => measurements && <FitMark fit={fit} measurements={measurements} />}
          />
          <PageLinks
            position={{ current: page, total: pageCount(total ?? 0, PAGE_SIZE) }}
            addressOfPage={(number) => finderHref(fit, { category, page: number })}
          />
        </>
      )}
    </section>
  )
}

function Categories({ fit, current }: { fit: Fit; current: string | undefined }) {
  const { words, language } = useSite()
  const categories = useQuery(categoriesQuery).data ?? []
  const links = [
    { slug: undefined, name: words.fitFinder.all },
    ...categories.map((one) => ({ slug: one.slug, name: localized(one, 'name', language) })),
  ]
  return (
    <ul aria-label={words.listing.category} className="flex flex-wrap gap-x-6 gap-y-1 pt-5 pb-6">
      {links.map(({ slug, name }) => (
        <li key={name}>
          <Link
            to={finderHref(fit, { category: slug })}
            rel="nofollow"
            preventScrollReset
            aria-current={slug === current ? 'true' : undefined}
            className="inline-flex min-h-9 items-center text-small text-ink-soft hover:text-ink aria-[current]:text-sea aria-[current]:underline aria-[current]:underline-offset-4"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Moves the focus to the results of another fit, but not when the page is opened. */
function useFocusOnChange(key: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(key)
  useEffect(() => {
    if (last.current !== key) heading.current?.focus()
    last.current = key
  }, [key])
  return heading
}
