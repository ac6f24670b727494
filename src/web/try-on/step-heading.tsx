import { type ReactNode, useEffect, useRef } from 'react'

export function StepHeading({ takesFocus = true, children }: { takesFocus?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [takesFocus])
  return (
    <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
      {children}
    </h2>
  )
}
