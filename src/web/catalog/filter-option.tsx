import type { ReactNode } from 'react'
import { Link } from '../../client/link.tsx'

interface FilterOptionProps {
  to: string
  isChosen: boolean
  count?: string | undefined
  /** What refines the value, below it. */
  inner?: ReactNode
  children: ReactNode
}

/** A value of a filter: one press chooses it, the next clears it. */
export function FilterOption({ to, isChosen, count, inner, children }: FilterOptionProps) {
  return (
    <li>
      <Link to={to} rel="nofollow" preventScrollReset aria-current={isChosen ? 'true' : undefined}>
        {children}
        {count !== undefined && <small>{count}</small>}
      </Link>
      {inner && <div className="pl-7">{inner}</div>}
    </li>
  )
}
