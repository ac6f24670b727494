import { type ReactNode, useId } from 'react'

/** A part of the first screen, named by its heading. */
export function Section({
  title,
  className = '',
  children,
}: {
  title: string
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="mb-4 border-b border-hairline pb-3 font-display text-lead">
        {title}
      </h2>
      {children}
    </section>
  )
}
