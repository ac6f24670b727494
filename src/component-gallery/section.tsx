import { type ReactNode, useId } from 'react'

/** Components of one kind. */
export function Section({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-hairline py-14">
      <h2 id={id} className="mb-8 text-heading">
        {name}
      </h2>
      <div className="space-y-10">{children}</div>
    </section>
  )
}

/** One component in several states. */
export function StateRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-4 font-text text-small text-ink-soft">{name}</h3>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-6">{children}</div>
    </div>
  )
}
