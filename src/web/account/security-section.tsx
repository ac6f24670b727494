import type { ReactNode } from 'react'

interface SecuritySectionProps {
  title: string
  text?: string
  children: ReactNode
}

export function SecuritySection({ title, text, children }: SecuritySectionProps) {
  return (
    <section className="grid gap-x-10 gap-y-6 border-t border-hairline py-10 first:border-t-0 first:pt-0 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 className="text-title">{title}</h2>
        {text && <p className="mt-3 text-small text-ink-soft">{text}</p>}
      </div>
      <div className="lg:col-span-7 lg:col-start-6">{children}</div>
    </section>
  )
}
