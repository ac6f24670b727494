import type { ReactNode } from 'react'

/** What can be done with the selected rows. It stays at the foot, so that the table's header stays where it is. */
export function BulkBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="sticky bottom-0 z-20 -mx-gutter mt-4 flex flex-wrap items-center gap-x-5 gap-y-2.5 border-t border-hairline bg-paper px-gutter py-3"
    >
      {children}
    </section>
  )
}
