import type { ReactNode } from 'react'

/** A table that scrolls in itself where it is wider than the screen, also by keyboard. */
export function WideTable({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus
    <section aria-label={name} tabIndex={0} className="overflow-x-auto">
      {children}
    </section>
  )
}
