import { type ReactNode, useEffect, useRef } from 'react'
import type { Step } from './flow-state.ts'

/** The heading of a step. It takes the focus when the step changes, not when the page opens. */
export function StepTitle({ step, children }: { step: Step; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  return (
    <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
      {children}
    </h2>
  )
}
