import type { FormEvent } from 'react'
import { useNavigate } from '../../client/navigate.ts'
import { useWords } from '../../client/site-context.tsx'
import { MAX_FILTER_LENGTH } from '../../domain/filters.ts'
import { type ListingQuery, listingHref } from './listing-query.ts'

/** A plain GET form, so that it searches without JavaScript as well. */
export function SearchForm({ query }: { query: ListingQuery }) {
  const { listing } = useWords()
  const navigate = useNavigate()
  const [path, search] = listingHref({ ...query, q: undefined, page: 1 }).split('?')
  const kept = [...new URLSearchParams(search)]

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    navigate(listingHref({ ...query, q: q || undefined, page: 1 }))
  }
  return (
    <search>
      <form action={path} onSubmit={submit} className="relative mb-8">
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          key={query.q}
          type="search"
          name="q"
          maxLength={MAX_FILTER_LENGTH}
          defaultValue={query.q}
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
      </form>
    </search>
  )
}
