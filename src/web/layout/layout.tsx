import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { useWords } from '../site/site-context.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** What every page stands in. */
export function Layout() {
  const { site } = useWords()
  const isLeaving = useNavigation().state !== 'idle'
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 bg-sea px-4 py-3 text-paper focus-visible:translate-y-0"
      >
        {site.skipToContent}
      </a>
      {isLeaving && (
        <span role="progressbar" aria-label={site.loading} className="leaving fixed top-0 left-0 z-50 h-0.5 bg-brass" />
      )}
      <Header />
      <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </>
  )
}
