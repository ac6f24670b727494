import { useRef } from 'react'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import type { Category } from '../../contract/catalog.ts'
import { fill } from '../../i18n/translate.ts'
import { useFocusAfterPress } from '../../ui/use-focus-after-press.ts'
import { chosenConditions } from './chosen-conditions.ts'
import { useListingAddress } from './listing-address.ts'
import { type ListingQuery, without } from './listing-query.ts'

const CHIP =
  'inline-flex min-h-9 max-w-full items-center gap-2.5 border border-hairline px-3 text-small hover:border-ink'

export function ChosenFilters({ query, categories }: { query: ListingQuery; categories: readonly Category[] }) {
  const { words, language } = useSite()
  const { listing } = words
  const addressOf = useListingAddress()
  const chips = chosenConditions(query, words, categories, language)
  const list = useRef<HTMLUListElement>(null)
  const names = chips.map(({ name }) => name).join(' ')
  const onPress = useFocusAfterPress(
    names,
    () => list.current?.querySelector('a') ?? document.getElementById('products'),
  )
  if (chips.length === 0) return null
  return (
    <ul ref={list} aria-label={listing.chosen} className="flex flex-wrap items-center gap-2 pb-6">
      {chips.map(({ name, word }) => (
        <li key={name}>
          <Link
            to={addressOf(without(query, [name]))}
            preventScrollReset
            onClick={onPress}
            aria-label={fill(listing.removeFilter, { value: word })}
            className={CHIP}
          >
            <span className="min-w-0 wrap-anywhere">{word}</span>
            <svg viewBox="0 0 10 10" className="size-2.5 shrink-0" fill="none" stroke="currentColor" aria-hidden="true">
              <path d="M1 1l8 8M9 1L1 9" />
            </svg>
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={addressOf({ page: 1 })}
          onClick={onPress}
          className="plain-link inline-flex min-h-9 items-center px-2 text-small"
        >
          {listing.clearAll}
        </Link>
      </li>
    </ul>
  )
}
