import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { listingHref } from '../catalog/listing-query.ts'
import type { Suggestions } from './use-suggestions.ts'

interface NothingFoundProps extends Pick<Suggestions, 'q' | 'notStocked'> {
  onLeave: () => void
}

/** Says that a search finds nothing, and of what is not stocked its name, with the way to what is like it. */
export function NothingFound({ q, notStocked, onLeave }: NothingFoundProps) {
  return (
    <p role="status" className="mt-8 text-ink-soft">
      <Reason q={q} notStocked={notStocked} onLeave={onLeave} />
    </p>
  )
}

function Reason({ q, notStocked, onLeave }: NothingFoundProps) {
  const { words, language } = useSite()
  const { search, listing } = words
  if (notStocked === null) return fill(search.nothing, { query: q })
  const name = localized(notStocked, 'name', language)
  if (!notStocked.isLikeAny) return fill(listing.noneLike, { name })
  return (
    <Link to={listingHref({ q, page: 1 })} onClick={onLeave} className="underline">
      {fill(listing.notStocked, { name })}
    </Link>
  )
}
