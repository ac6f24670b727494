import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, LinkButton } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { pageCount } from '../../domain/filters.ts'
import type { Fit } from '../../domain/fit-score.ts'
import { fitText } from '../../domain/fit-text.ts'
import { PAGE_SIZE } from '../../domain/shop-facts.ts'
import { WEARER_GROUPS } from '../../domain/worn-by.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { categoriesQuery } from '../catalog/categories-query.ts'
import { ProductGrid } from '../catalog/product-grid.tsx'
import { fitName } from '../own-fit/fit-words.ts'
import { PageLinks } from '../site/page-links.tsx'
import { type FinderQuery, finderHref, fittingQuery } from './finder-query.ts'
import { NumbersMark } from './numbers-mark.tsx'

export function FinderResults({ query }: { query: FinderQuery & { fit: Fit } }) {
  const { words } = useSite()
  const { fitFinder, listing } = words
  const { fit, category, whom, page } = query
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
      <Choices query={query} />
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
            markOf={({ measurements }) => measurements && <NumbersMark fit={fit} measurements={measurements} />}
          />
          <PageLinks
            position={{ current: page, total: pageCount(total ?? 0, PAGE_SIZE) }}
            addressOfPage={(number) => finderHref(fit, { category, whom, page: number })}
          />
        </>
      )}
    </section>
  )
}

/** What kind of glasses, and for whom. */
function Choices({ query: { fit, category, whom } }: { query: FinderQuery & { fit: Fit } }) {
  const { words, language } = useSite()
  const categories = useQuery(categoriesQuery).data ?? []
  const all = { value: undefined, name: words.fitFinder.all }
  const kinds = categories.map((one) => ({ value: one.slug, name: localized(one, 'name', language) }))
  const groups = WEARER_GROUPS.map((value) => ({ value, name: words.fit.groups[value] }))
  return (
    <div className="pt-5 pb-6">
      <ChoiceLinks
        label={words.fit.kind}
        choices={[all, ...kinds]}
        current={category}
        addressOf={(slug) => finderHref(fit, { category: slug, whom })}
      />
      <ChoiceLinks
        label={words.fit.whom}
        choices={[all, ...groups]}
        current={whom}
        addressOf={(group) => finderHref(fit, { category, whom: group })}
      />
    </div>
  )
}

interface ChoiceLinksProps<Value> {
  label: string
  choices: readonly { value: Value | undefined; name: string }[]
  current: Value | undefined
  addressOf: (value: Value | undefined) => string
}

function ChoiceLinks<Value>({ label, choices, current, addressOf }: ChoiceLinksProps<Value>) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-6 gap-y-1">
      <li aria-hidden="true" className="inline-flex min-h-9 items-center text-small">
        {label}
      </li>
      {choices.map(({ value, name }) => (
        <li key={name}>
          <Link
            to={addressOf(value)}
            rel="nofollow"
            preventScrollReset
            aria-current={value === current ? 'true' : undefined}
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
