import { useWords } from '../../client/site-context.tsx'
import { MAX_FILTER_LENGTH } from '../../domain/filters.ts'
import { Kept, type KeptPart } from '../kept-html.tsx'
import { useListingAddress } from './listing-address.ts'
import type { ListingQuery } from './listing-query.ts'
import { formTarget, QueryField, QueryForm } from './query-form.tsx'

export function SearchForm({ query }: { query: ListingQuery }) {
  const { listing } = useWords()
  const kept = { ...query, q: undefined }
  const { path, names, values } = formTarget(kept, useListingAddress())
  const { q } = query
  const form: KeptPart = {
    key: 'form',
    name: ['search', ...names, ...(q === undefined ? [] : ['q'])].join(' '),
    values: [path, ...values, ...(q === undefined ? [] : [q])],
    content: ([to = '', ...rest]) => (
      <QueryForm
        target={{ path: to, names, values: rest }}
        kept={kept}
        read={(typed) => ({ q: String(typed.get('q') ?? '').trim() || undefined })}
        className="relative mb-8"
      >
        <QueryField
          type="search"
          name="q"
          maxLength={MAX_FILTER_LENGTH}
          value={q === undefined ? q : rest[names.length]}
          aria-label={listing.search}
          placeholder={listing.search}
          className="min-h-12 w-full border-b border-ink/40 bg-transparent pr-11 text-ellipsis placeholder:text-small placeholder:text-ink-soft lg:placeholder:text-label"
        />
        <button
          type="submit"
          aria-label={listing.search}
          className="absolute top-0.5 right-0 grid size-11 place-items-center"
        >
          <svg
            viewBox="0 0 20 20"
            className="size-4.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.3"
            aria-hidden="true"
          >
            <circle cx="8.500" cy="8.500" r="6" />
            <path d="M13 13l6 6" />
          </svg>
        </button>
      </QueryForm>
    ),
  }
  return <Kept as="search" parts={[form]} />
}
