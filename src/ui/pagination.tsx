import type { ReactNode } from 'react'

interface PaginationProps {
  label: string
  position: string
  previous: ReactNode
  next: ReactNode
}

export function Pagination({ label, position, previous, next }: PaginationProps) {
  return (
    <nav aria-label={label} className="grid grid-cols-3 items-center pt-10">
      <div>{previous}</div>
      <p className="figures text-center text-small text-ink-soft">{position}</p>
      <div className="text-right">{next}</div>
    </nav>
  )
}
