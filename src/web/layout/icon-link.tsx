import type { ComponentProps } from 'react'
import { Link } from '../../client/link.tsx'

export function IconLink({ label, children, ...link }: ComponentProps<typeof Link> & { label: string }) {
  return (
    <Link
      {...link}
      aria-label={label}
      title={label}
      className="relative grid size-11 place-items-center hover:text-sea"
    >
      <svg
        viewBox="0 0 24 24"
        className="size-[1.375rem]"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        aria-hidden="true"
      >
        {children}
      </svg>
    </Link>
  )
}
