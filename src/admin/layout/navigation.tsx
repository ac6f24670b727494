import { useRef } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../client/link.tsx'
import { lookUp } from '../../domain/look-up.ts'
import { useCurrentInView } from '../../ui/dense/use-current-in-view.ts'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { type AdminScreenName, adminHref, NAVIGATION, SECTIONS } from '../site/screens.ts'
import { isOpenTo } from './is-open-to.ts'

export function Navigation() {
  const { frame, screens, sections } = useAdminWords()
  const { pathname } = useLocation()
  const may = useMay()
  const nav = useRef<HTMLElement>(null)
  useCurrentInView(nav, pathname)
  return (
    <nav
      ref={nav}
      aria-label={frame.navigation}
      className="no-scrollbar order-last -mx-gutter w-[calc(100%+2*var(--spacing-gutter))] overflow-x-auto border-t border-sea-line px-gutter"
    >
      <ul className="flex gap-x-5">
        {NAVIGATION.filter((name) => isOpenTo(name, may)).map((name) => (
          <li key={name}>
            <Link
              to={adminHref(name)}
              aria-current={isHere(name, pathname) ? 'page' : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent text-small whitespace-nowrap text-paper/80 -outline-offset-2 transition-colors hover:text-paper aria-[current]:border-brass-light aria-[current]:text-paper"
            >
              {lookUp<string>(sections, name) ?? screens[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function isHere(name: AdminScreenName, pathname: string): boolean {
  const screens = lookUp<readonly AdminScreenName[]>(SECTIONS, name) ?? [name]
  return screens.some((screen) => {
    const to = adminHref(screen)
    return pathname === to || (screen !== 'start' && pathname.startsWith(`${to}/`))
  })
}
