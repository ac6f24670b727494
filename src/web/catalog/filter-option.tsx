import type { ReactNode } from 'react'
import { Link } from '../../client/link.tsx'

interface FilterOptionProps {
  to: string
  isChosen: boolean
  count?: number
  /** What refines the value, below it. */
  inner?: ReactNode
  children: ReactNode
}

/** A value of a filter: one press chooses it, the next clears it. */
export function FilterOption({ to, isChosen, count, inner, children }: FilterOptionProps) {
  return (
    <li>
      <Link
        to={to}
        rel="nofollow"
        preventScrollReset
        aria-current={isChosen ? 'true' : undefined}
        className="flex min-h-9 items-center gap-3 text-small text-ink-soft hover:text-ink aria-[current]:font-medium aria-[current]:text-sea forced-colors:aria-[current]:underline"
      >
        {children}
        {count !== undefined && <span className="figures ml-auto text-label">{count}</span>}
      </Link>
      {inner && <div className="pl-7 empty:hidden">{inner}</div>}
    </li>
  )
}
