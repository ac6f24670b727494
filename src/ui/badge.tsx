import type { ReactNode } from 'react'

/** A small word set over a picture. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className="label inline-block bg-paper px-2 py-0.5 text-ink">{children}</span>
}
