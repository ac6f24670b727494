import type { ReactNode } from 'react'
import type { Service } from '../../domain/services.ts'

const DRAWINGS: Record<Service, ReactNode> = {
  eye_exam: (
    <>
      <path d="M1 8c2-3.3 4.3-5 7-5s5 1.7 7 5c-2 3.3-4.3 5-7 5s-5-1.7-7-5z" />
      <circle cx="8" cy="8" r="2" />
    </>
  ),
  fitting: (
    <>
      <circle cx="4" cy="9" r="2.7" />
      <circle cx="12" cy="9" r="2.7" />
      <path d="M6.6 8.3c.8-.7 2-.7 2.8 0M1.3 8.3 2.3 5M14.7 8.3 13.7 5" />
    </>
  ),
  styling: <path d="M8 1.5l1.7 4.8L14.5 8 9.7 9.7 8 14.5 6.3 9.7 1.5 8l4.8-1.7z" />,
  collection: <path d="M2.5 5.5h11l-.8 8.5H3.3zM5.5 7.5V4.5a2.5 2.5 0 0 1 5 0v3" />,
}

/** Tells services apart without colour; the name stands beside it. */
export const ServiceMark = ({ service }: { service: Service }) => (
  <svg viewBox="0 0 16 16" className="size-4 shrink-0" fill="none" stroke="currentColor" aria-hidden="true">
    {DRAWINGS[service]}
  </svg>
)
