import { Link } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { useLocation } from '../navigation/view.ts'

/** The links of the header, and which of them is the current place; the sheet also leads to what is saved. */
export function useNavigationLinks(look: keyof typeof LOOKS) {
  const { header } = useWords()
  const { pathname, search } = useLocation()
  const isBestsellers = pathname === href('collections') && new URLSearchParams(search).get('bestseller') === 'true'
  const under = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  const plain = (to: string, name: string) => ({ to, name, isCurrent: under(to) })
  const links = [
    { to: href('collections'), name: header.collections, isCurrent: under(href('collections')) && !isBestsellers },
    { to: href('collections', {}, { bestseller: 'true' }), name: header.bestsellers, isCurrent: isBestsellers },
    plain(href('virtualTryOn'), header.virtualTryOn),
    plain(href('about'), header.about),
    plain(href('contact'), header.contact),
  ]
  return look === 'sheet' ? [...links, plain(href('saved'), header.saved)] : links
}

const LOOKS = {
  bar: {
    list: 'flex flex-wrap items-center gap-x-8',
    link: 'header-link',
  },
  sheet: {
    list: 'divide-y divide-hairline border-y border-hairline',
    link: 'flex min-h-12 items-center font-display text-title aria-[current]:text-brass',
  },
} as const

interface NavigationProps {
  look: keyof typeof LOOKS
  links: ReturnType<typeof useNavigationLinks>
  onLeave?: () => void
}

export function Navigation({ look, links, onLeave }: NavigationProps) {
  const { header } = useWords()
  return (
    <nav aria-label={header.navigation}>
      <ul className={LOOKS[look].list}>
        {links.map(({ to, name, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className={LOOKS[look].link}
              {...(onLeave && { onClick: onLeave })}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
