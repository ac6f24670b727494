import { useLocation } from 'react-router'
import { Link } from '../../client/link.tsx'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref, NAVIGATION } from '../site/screens.ts'
import { isOpenTo } from './is-open-to.ts'

export function Navigation() {
  const { frame, screens } = useAdminWords()
  const { pathname } = useLocation()
  const may = useMay()
  return (
    <nav
      aria-label={frame.navigation}
      className="no-scrollbar order-last -mx-gutter w-[calc(100%+2*var(--spacing-gutter))] overflow-x-auto border-t border-sea-line px-gutter"
    >
      <ul className="flex gap-x-5">
        {NAVIGATION.filter((name) => isOpenTo(name, may)).map((name) => {
          const to = adminHref(name)
          const isHere = pathname === to || (name !== 'start' && pathname.startsWith(`${to}/`))
          return (
            <li key={name}>
              <Link
                to={to}
                aria-current={isHere ? 'page' : undefined}
                className="flex min-h-11 items-center border-b-2 border-transparent text-small whitespace-nowrap text-paper/80 -outline-offset-2 transition-colors hover:text-paper aria-[current]:border-brass-light aria-[current]:text-paper"
              >
                {screens[name]}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
