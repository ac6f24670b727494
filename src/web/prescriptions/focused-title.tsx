import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of a step; it takes the focus, so that the step is announced. */
export function FocusedTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
      {children}
    </h2>
  )
}
