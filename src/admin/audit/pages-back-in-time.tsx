import { LinkButton } from '../../client/link.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref } from '../site/screens.ts'

interface PagesProps {
  screen: 'audit' | 'securityEvents'
  query: Readonly<Record<string, string | undefined>>
  /** The next page's `before`; null on the last page. */
  next: number | null | undefined
}

export function PagesBackInTime({ screen, query, next }: PagesProps) {
  const { audit: words, frame } = useAdminWords()
  if (!query.before && !next) return null
  return (
    <nav aria-label={frame.pages} className="flex flex-wrap justify-between gap-4 pt-5">
      {query.before ? (
        <LinkButton to={adminHref(screen, { query: { ...query, before: undefined } })} look="bare">
          {words.newest}
        </LinkButton>
      ) : (
        <span />
      )}
      {next && (
        <LinkButton to={adminHref(screen, { query: { ...query, before: next } })} look="outline">
          {frame.older}
        </LinkButton>
      )}
    </nav>
  )
}
