import { Link } from '../../client/link.tsx'

interface ViewTabsProps {
  label: string
  views: readonly { name: string; to: string; isCurrent: boolean }[]
}

/** The views of a list, each at its own address. */
export function ViewTabs({ label, views }: ViewTabsProps) {
  return (
    <nav aria-label={label} className="no-scrollbar -mx-gutter overflow-x-auto px-gutter">
      <ul className="flex w-max min-w-full gap-x-6 border-b border-hairline">
        {views.map(({ name, to, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              preventScrollReset
              className="flex min-h-11 items-center border-b-2 border-transparent text-small text-ink-soft -outline-offset-2 transition-colors hover:text-ink aria-[current]:border-brass aria-[current]:text-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
