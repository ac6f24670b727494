import type { ReactNode } from 'react'
import { PageTitle } from './page-title.tsx'

interface PageHeadingProps {
  title: string
  shown?: ReactNode
  back?: ReactNode
  children?: ReactNode
}

export function PageHeading({ title, shown = title, back, children }: PageHeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-6 pb-5 sm:pt-8">
      <PageTitle>{title}</PageTitle>
      <div className="min-w-0">
        {back && <p className="mb-1 text-label">{back}</p>}
        <h1 className="figures text-title">{shown}</h1>
      </div>
      {children && <div className="flex flex-wrap items-center gap-3 has-[search]:max-md:w-full">{children}</div>}
    </div>
  )
}
