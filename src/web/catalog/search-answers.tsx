import { useQuery } from '@tanstack/react-query'
import { Link } from '../../client/link.tsx'
import { callQuery } from '../../client/queries.ts'
import { useSite, useWords } from '../../client/site-context.tsx'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'

export const answersQuery = (q: string) => callQuery('GET /api/search/answers', { query: { q } })

/** What answers a search beside products; nothing while it is loaded or where there is no search. */
export const useAnswers = (q: string | undefined) =>
  useQuery({ ...answersQuery(q ?? ''), enabled: q !== undefined }).data

export type Answers = NonNullable<ReturnType<typeof useAnswers>>

/** Says which words of a search and which sizes no product has, what its list does not show, and what it cannot leave out. */
export function SearchReading({
  leftOut,
  unwanted,
  unmet,
  nearSizes,
  className,
}: Pick<Answers, 'leftOut' | 'unwanted' | 'unmet' | 'nearSizes'> & { className: string }) {
  const { listing } = useWords()
  if ([leftOut, unwanted, unmet, nearSizes].every(({ length }) => length === 0)) return null
  return (
    <p role="status" className={`text-ink-soft ${className}`}>
      {unwanted.length > 0 && `${fill(listing.unwanted, { things: unwanted.join(', ') })} `}
      {unmet.length > 0 && `${fill(listing.unmet, { things: unmet.join(', ') })} `}
      {nearSizes.length > 0 && `${fill(listing.nearSizes, { sizes: nearSizes.join(', ') })} `}
      {leftOut.length > 0 && fill(listing.leftOut, { words: leftOut.join(' ') })}
    </p>
  )
}

/** Links to the pages that answer a search. */
export function SearchAnswers({ pages }: Pick<Answers, 'pages'>) {
  const { words, language } = useSite()
  if (pages.length === 0) return null
  return (
    <section aria-labelledby="answers" className="mb-8 bg-chalk px-5 py-4">
      <h2 id="answers" className="text-small text-ink-soft">
        {words.listing.answers}
      </h2>
      <ul>
        {pages.map((page) => (
          <li key={page.name}>
            <Link to={page.href} className="plain-link inline-flex min-h-9 items-center">
              {localized(page, 'title', language)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
