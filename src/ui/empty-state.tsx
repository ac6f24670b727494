import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  text?: string | undefined
  role?: 'status' | 'alert'
  children?: ReactNode
}

export function EmptyState({ title, text, role, children }: EmptyStateProps) {
  return (
    <div role={role} className="mx-auto max-w-xl py-section text-center">
      <h2 className="text-heading">{title}</h2>
      {text && <p className="mt-4 text-ink-soft">{text}</p>}
      {children && <div className="mt-8 flex flex-wrap justify-center gap-4">{children}</div>}
    </div>
  )
}
