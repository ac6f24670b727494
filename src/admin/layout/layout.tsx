import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { Confirmation } from '../site/confirmation.tsx'
import { PageTitle } from '../site/page-title.tsx'
import { ADMIN_SCREENS, type AdminScreenName, adminScreen } from '../site/screens.ts'
import { Gate } from './gate.tsx'
import { Header } from './header.tsx'
import { Shortcuts } from './shortcuts.tsx'

export function Layout() {
  return (
    <Gate>
      <Confirmation>
        <Frame />
      </Confirmation>
    </Gate>
  )
}

function Frame() {
  const { frame } = useAdminWords()
  const isLeaving = useNavigation().state !== 'idle'
  const main = useArrivalFocus()
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 bg-sea px-4 py-3 text-paper focus-visible:translate-y-0"
      >
        {frame.skip}
      </a>
      {isLeaving && (
        <span
          role="progressbar"
          aria-label={frame.loading}
          className="leaving fixed top-0 left-0 z-50 h-0.5 bg-brass-light forced-colors:bg-[Highlight]"
        />
      )}
      <Header />
      <main ref={main} id="content" tabIndex={-1} className="shell grow pb-12 outline-none">
        {useMayOpen() ? <Outlet /> : <Forbidden />}
      </main>
      <Shortcuts />
      <ScrollRestoration />
    </>
  )
}

function useMayOpen(): boolean {
  const may = useMay()
  const name = useMatches().at(-1)?.id ?? ''
  const permission = Object.hasOwn(ADMIN_SCREENS, name) ? adminScreen(name as AdminScreenName).permission : undefined
  return permission === undefined || may(permission)
}

function Forbidden() {
  const { frame } = useAdminWords()
  return (
    <>
      <PageTitle>{frame.forbidden}</PageTitle>
      <EmptyState title={frame.forbidden} text={frame.forbiddenText} />
    </>
  )
}

/** Moves the focus to the new page, as a full load would. */
function useArrivalFocus() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current !== pathname) main.current?.focus({ preventScroll: true })
    last.current = pathname
  }, [pathname])
  return main
}
