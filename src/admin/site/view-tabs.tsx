import { useRef } from 'react'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { formatNumber } from '../../i18n/formats.ts'
import { useCurrentInView } from '../../ui/dense/use-current-in-view.ts'

interface ViewTabsProps {
  label: string
  views: readonly {
    name: string
    to: string
    isCurrent: boolean
    /** How many wait there; none is not shown. */
    count?: number | undefined
  }[]
}

/** The views of a list, each at its own address. */
export function ViewTabs({ label, views }: ViewTabsProps) {
  const { language } = useSite()
  const nav = useRef<HTMLElement>(null)
  useCurrentInView(nav, views.find(({ isCurrent }) => isCurrent)?.to ?? '')
  return (
    <nav ref={nav} aria-label={label} className="no-scrollbar -mx-gutter overflow-x-auto px-gutter">
      <ul className="flex w-max min-w-full gap-x-6 border-b border-hairline">
        {views.map(({ name, to, isCurrent, count }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              preventScrollReset
              className="flex min-h-11 items-center gap-1.5 border-b-2 border-transparent text-small whitespace-nowrap text-ink-soft -outline-offset-2 transition-colors hover:text-ink aria-[current]:border-brass aria-[current]:text-ink"
            >
              {name}
              {count ? <span className="figures text-label text-ink-soft">{formatNumber(count, language)}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
