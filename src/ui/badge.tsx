import type { ReactNode } from 'react'

export function Badge({ children }: { children: ReactNode }) {
  return <span className="label inline-block bg-paper px-2 py-0.5 text-ink">{children}</span>
}
