import { type ReactNode, useId } from 'react'

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-hairline pt-4">
      <h2 id={id} className="label mb-3 font-text text-ink-soft">
        {title}
      </h2>
      {children}
    </section>
  )
}
