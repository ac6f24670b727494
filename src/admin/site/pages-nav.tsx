import { LinkButton } from '../../client/link.tsx'
import { useAdminWords } from './admin-words.tsx'

interface PagesNavProps {
  /** The address of the first page, where this is another one. */
  first: string | null
  next: string | null
  firstLabel: string
  nextLabel?: string
}

/** The ways from a page of a list to others. */
export function PagesNav({ first, next, firstLabel, nextLabel }: PagesNavProps) {
  const { frame } = useAdminWords()
  if (first === null && next === null) return null
  return (
    <nav aria-label={frame.pages} className="flex flex-wrap justify-between gap-4 pt-5">
      {first === null ? (
        <span />
      ) : (
        <LinkButton to={first} look="bare">
          {firstLabel}
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton to={next} look="outline">
          {nextLabel ?? frame.older}
        </LinkButton>
      )}
    </nav>
  )
}
