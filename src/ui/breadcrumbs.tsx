import { Fragment, type ReactNode } from 'react'

export function Breadcrumbs({ label, links, current }: { label: string; links: ReactNode[]; current: string }) {
  return (
    <nav aria-label={label}>
      <ol className="flex items-center gap-x-3 text-label text-ink-soft">
        {links.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity of a breadcrumb
          <Fragment key={index}>
            <li className="shrink-0 [&_a]:inline-flex [&_a]:min-h-8 [&_a]:items-center [&_a:hover]:text-ink">{link}</li>
            <li aria-hidden="true">/</li>
          </Fragment>
        ))}
        <li aria-current="page" className="min-w-0 truncate text-ink">
          {current}
        </li>
      </ol>
    </nav>
  )
}
