import type { ReactNode } from 'react'

interface SaveBarProps {
  label: string
  isShown: boolean
  text: string
  /** Why the last attempt failed. */
  error?: string | null
  children: ReactNode
}

/** A bar at the foot of the window that is there only while something waits to be saved. */
export function SaveBar({ label, isShown, text, error, children }: SaveBarProps) {
  return (
    <section
      aria-label={label}
      hidden={!isShown}
      className="sticky bottom-0 z-20 -mx-gutter mt-8 -mb-12 border-t border-hairline bg-chalk px-gutter py-3 shadow-[0_-6px_18px_-14px_var(--color-ink)]"
    >
      {error && (
        <p role="alert" className="mb-3 text-small text-terracotta">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p role="status" className="text-small">
          {isShown && text}
        </p>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  )
}
