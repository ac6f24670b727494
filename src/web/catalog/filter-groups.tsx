import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import type { Category } from '../../contract/catalog.ts'
import type { Facets } from '../../contract/product-queries.ts'
import { FACET_TABLE, type Facet } from '../../domain/filters.ts'
import { type ListingQuery, toggledHref } from './listing-query.ts'
import { facetWord } from './product-words.ts'
import { isShape, ShapeDrawing } from './shape-drawing.tsx'

interface FilterGroupsProps {
  query: ListingQuery
  facets: Facets['facets'] | undefined
  categories: readonly Category[]
}

export function FilterGroups({ query, facets, categories }: FilterGroupsProps) {
  const { listing } = useSite().words
  return (
    <div className="border-b border-hairline">
      {FACET_TABLE.map(({ name, ...facet }) => (
        <details
          key={name}
          open={'isOpen' in facet || query[name] !== undefined}
          className="group border-t border-hairline"
        >
          <summary className="flex min-h-13 items-center justify-between text-small font-medium hover:text-sea">
            {listing[name]}
            <svg viewBox="0 0 12 12" className="size-3" fill="none" stroke="currentColor" aria-hidden="true">
              <path d="M0 6h12" />
              <path d="M6 0v12" className="group-open:opacity-0" />
            </svg>
          </summary>
          <Options facet={name} options={facets?.[name] ?? []} query={query} categories={categories} />
        </details>
      ))}
    </div>
  )
}

interface OptionsProps {
  facet: Facet
  options: Facets['facets'][Facet]
  query: ListingQuery
  categories: readonly Category[]
}

function Options({ facet, options, query, categories }: OptionsProps) {
  const { words, language } = useSite()
  const named = options
    .filter(({ value, count }) => count > 0 || query[facet] === value)
    .map((option) => ({
      ...option,
      word: facetWord(facet, option.value, words, categories, language),
    }))
  if (facet !== 'category') named.sort((a, b) => a.word.localeCompare(b.word, language, { numeric: true }))
  return (
    <ul className="pb-5">
      {named.map(({ value, count, word }) => (
        <li key={value}>
          <Link
            to={toggledHref(query, facet, value)}
            rel="nofollow"
            preventScrollReset
            aria-current={query[facet] === value ? 'true' : undefined}
            className="flex min-h-9 items-center gap-3 text-small text-ink-soft hover:text-ink aria-[current]:font-medium aria-[current]:text-sea forced-colors:aria-[current]:underline"
          >
            {facet === 'color' && <span data-color={value} className="swatch size-4 shrink-0 rounded-round" />}
            {facet === 'shape' && isShape(value) && <ShapeDrawing shape={value} />}
            <span className="grow">{word}</span>
            <span className="figures text-label">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
