import { LinkButton } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { PageHead } from './page-head.tsx'

/** What a screen shows where there is nothing at its address. */
export function NotFound() {
  const { notFound } = useWords()
  return (
    <div className="shell grid grow place-content-center justify-items-start py-section sm:justify-items-center sm:text-center">
      <PageHead title={notFound.title} description={notFound.text} isIndexed={false} />
      <EmptyFrame />
      <h1 className="mt-10 text-display">{notFound.title}</h1>
      <p className="mt-5 max-w-xl text-lead text-ink-soft">{notFound.text}</p>
      <p className="mt-2 max-w-xl text-ink-soft">{notFound.suggestion}</p>
      <div className="mt-9 flex flex-wrap gap-4">
        <LinkButton to={href('collections')}>{notFound.toCollections}</LinkButton>
        <LinkButton to={href('home')} look="outline">
          {notFound.toHome}
        </LinkButton>
      </div>
    </div>
  )
}

function EmptyFrame() {
  return (
    <svg viewBox="0 0 240 80" className="w-60 text-brass" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M2 22c14-8 20-8 28-6M238 22c-14-8-20-8-28-6M104 30c8-9 24-9 32 0" />
      <path d="M30 16c20-6 56-8 70 2 8 8 6 30-4 42-10 11-40 14-54 4-12-9-18-36-12-48z" strokeDasharray="4 5" />
      <path d="M210 16c-20-6-56-8-70 2-8 8-6 30 4 42 10 11 40 14 54 4 12-9 18-36 12-48z" />
    </svg>
  )
}
