import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'look' | 'children'> {
  label: string
  /** Stroked SVG paths in an 18 × 18 viewBox. */
  children: ReactNode
}

export function IconButton({ label, children, className = '', ...others }: IconButtonProps) {
  return (
    <Button
      {...others}
      look="plain"
      aria-label={label}
      title={label}
      className={`grid size-11 place-items-center bg-white/80 transition-colors hover:bg-chalk ${className}`}
    >
      <svg
        viewBox="0 0 18 18"
        className="size-4.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {children}
      </svg>
    </Button>
  )
}
