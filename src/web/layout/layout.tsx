import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { matchScreen } from '../../contract/match-screen.ts'
import { screenNamed } from '../../contract/screens.ts'
import { useIsNavigating, useLocation } from '../navigation/view.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NeedsScripts } from './needs-scripts.tsx'

export function Layout({ children }: { children: ReactNode }) {
  const { site } = useWords()
  const main = useArrivalFocus()
  const { needsScripts } = screenNamed(matchScreen(useLocation().pathname).name)
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 bg-sea px-4 py-3 text-paper focus-visible:translate-y-0"
      >
        {site.skipToContent}
      </a>
      <LeavingBar />
      <Header />
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        className={`flex grow flex-col outline-none ${needsScripts ? 'noscript:[&_:is(form,button)]:hidden' : ''}`}
      >
        {needsScripts && <NeedsScripts />}
        {children}
      </main>
      <Footer />
    </>
  )
}

/** A component of its own, so that nothing else is rendered when a navigation begins. */
function LeavingBar() {
  const { site } = useWords()
  if (!useIsNavigating()) return null
  return (
    <span
      role="progressbar"
      aria-label={site.loading}
      className="leaving fixed top-0 left-0 z-50 h-0.5 bg-brass forced-colors:bg-[Highlight]"
    />
  )
}

const isListing = (path: string) => path.startsWith(href('collections'))

/**
 * Moves the focus to the new page after a navigation, as a full load would; between listings it stays on the chosen
 * filter, and on the way back it is on the link that was pressed.
 */
function useArrivalFocus() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const last = useRef(pathname)
  useEffect(() => {
    const isElsewhere = last.current !== pathname && !(isListing(last.current) && isListing(pathname))
    last.current = pathname
    if (isElsewhere && !main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
