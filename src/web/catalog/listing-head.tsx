import { useSite } from '../../client/site-context.tsx'
import type { Category } from '../../contract/catalog.ts'
import { FLAG_TABLE } from '../../domain/filters.ts'
import { localized } from '../../i18n/languages.ts'
import { type Dictionary, fill } from '../../i18n/translate.ts'
import { PageHead } from '../site/page-head.tsx'
import type { ListingQuery } from './listing-query.ts'

const CANONICAL_QUERY = [...FLAG_TABLE.map(({ param }) => param), 'page']

function headingOf(query: ListingQuery, categoryName: string | undefined, { listing }: Dictionary) {
  if (query.q) return fill(listing.searchTitle, { query: query.q })
  if (categoryName) return categoryName
  const flag = FLAG_TABLE.find(({ name }) => query[name])
  return flag ? listing[flag.title] : listing.all
}

export function ListingHead({ query, category }: { query: ListingQuery; category: Category | null }) {
  const { words, language } = useSite()
  const { listing } = words
  const heading = headingOf(query, category ? localized(category, 'name', language) : undefined, words)
  return (
    <div className="grid gap-x-10 gap-y-4 pt-12 pb-10 lg:grid-cols-12 lg:pt-20 lg:pb-16">
      <PageHead
        title={heading === listing.all ? listing.plainTitle : heading}
        description={category ? localized(category, 'description', language) : fill(listing.description, { heading })}
        canonicalQuery={CANONICAL_QUERY}
        isIndexed={query.q === undefined}
      />
      <h1 className="text-display wrap-anywhere lg:col-span-8">{heading}</h1>
      <p className="max-w-prose self-end text-ink-soft lg:col-span-4 lg:pb-2">
        {category ? localized(category, 'description', language) : listing.allText}
      </p>
    </div>
  )
}
