import type { ReactNode } from 'react'

export function Sums({ children }: { children: ReactNode }) {
  return <dl className="figures space-y-2.5 text-small">{children}</dl>
}

interface SumProps {
  name: string
  isTotal?: boolean
  children: ReactNode
}

export function Sum({ name, isTotal = false, children }: SumProps) {
  const look = isTotal ? 'border-t border-hairline pt-4 mt-4 items-baseline' : ''
  return (
    <div className={`flex flex-wrap justify-between gap-x-6 ${look}`}>
      <dt className={isTotal ? 'text-body' : 'text-ink-soft'}>{name}</dt>
      <dd className={isTotal ? 'ml-auto font-display text-title' : 'ml-auto'}>{children}</dd>
    </div>
  )
}
