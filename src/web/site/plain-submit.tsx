import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button-class.ts'

/** Sends a form where no scripts run; stands before a `Button`, which is then hidden. */
export function PlainSubmit({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <noscript>
      <button type="submit" className={`${buttonClass()} ${className}`}>
        {children}
      </button>
    </noscript>
  )
}
