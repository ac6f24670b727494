import { LinkButton } from '../../client/link.tsx'
import { fill } from '../../i18n/translate.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

interface NoneListedProps {
  /** What was searched for; empty where nothing was. */
  q: string
  words: { none: string; noneText: string; noneFound: `${string}{query}${string}`; noneFoundText: string }
  /** The same search in all views, where this is one of several. */
  all?: { href: string; label: string } | false
}

/** Stands for a list that is empty, or in which a search found nothing. */
export function NoneListed({ q, words, all = false }: NoneListedProps) {
  if (q === '') return <EmptyState title={words.none} text={words.noneText} />
  return (
    <EmptyState title={fill(words.noneFound, { query: q })} text={words.noneFoundText}>
      {all && (
        <LinkButton to={all.href} look="outline">
          {all.label}
        </LinkButton>
      )}
    </EmptyState>
  )
}
