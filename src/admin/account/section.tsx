import { type ReactNode, useId } from 'react'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-hairline py-8 md:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="font-text text-body font-medium">
        {title}
      </h2>
      <div className="max-w-md">{children}</div>
    </section>
  )
}
