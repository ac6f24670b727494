import type { ComponentProps } from 'react'
import { Link } from '../../client/link.tsx'

export function IconLink({ label, children, ...link }: ComponentProps<typeof Link> & { label: string }) {
  return (
    <Link {...link} aria-label={label} title={label} className="icon-link">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
    </Link>
  )
}
