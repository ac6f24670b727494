import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from '../navigation/view.ts'

/** A question that opens its answer; an address that names it opens it too. */
export function Question({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const { hash } = useLocation()
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (hash !== `#${id}` || !details.current) return
    details.current.open = true
    details.current.scrollIntoView()
  }, [hash, id])
  return (
    <details ref={details} id={id} className="group mb-0! border-b border-hairline first-of-type:border-t">
      <summary className="flex min-h-14 items-baseline justify-between gap-6 py-4 text-lead transition-colors hover:text-sea">
        {title}
        <svg
          viewBox="0 0 16 16"
          className="size-3.5 shrink-0 text-brass transition-transform group-open:rotate-45"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          aria-hidden="true"
        >
          <path d="M8 1v14M1 8h14" />
        </svg>
      </summary>
      <div className="space-y-4 pr-8 pb-7">{children}</div>
    </details>
  )
}
