import { Link } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { fill } from '../../i18n/translate.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useLocation } from '../navigation/view.ts'
import { useStorefront } from '../site/storefront-context.tsx'
import { categoryLinks } from './category-links.ts'
import { CurrencyChoice, useLanguageChoice } from './choices.tsx'
import { Navigation, useNavigationLinks } from './navigation.tsx'

interface MenuSheetProps {
  isOpen: boolean
  onClose: () => void
}

export function MenuSheet({ isOpen, onClose }: MenuSheetProps) {
  const words = useWords()
  const { currency } = useStorefront()
  return (
    <Dialog
      isOpen={isOpen}
      look="sheet"
      title={words.header.menu}
      closeLabel={words.header.closeMenu}
      onClose={onClose}
    >
      <Categories onLeave={onClose} />
      <Navigation look="sheet" links={useNavigationLinks('sheet')} onLeave={onClose} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 [&_details_ul]:top-auto [&_details_ul]:bottom-full">
        <Languages />
        <CurrencyChoice />
      </div>
      {currency !== 'EUR' && (
        <p className="mt-4 text-label text-ink-soft">{fill(words.site.chargedInEuro, { currency })}</p>
      )}
    </Dialog>
  )
}

function Categories({ onLeave }: { onLeave: () => void }) {
  const { header, footer } = useWords()
  const { pathname } = useLocation()
  return (
    <nav aria-label={header.categories} className="mb-4">
      <ul className="grid grid-cols-2 gap-x-6">
        {categoryLinks(footer).map(([to, name]) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={pathname === to ? 'page' : undefined}
              onClick={onLeave}
              className="flex min-h-11 items-center leading-snug aria-[current]:underline underline-offset-[0.35em]"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Languages() {
  const { header } = useWords()
  const { current, choices, choose } = useLanguageChoice()
  return (
    <ul aria-label={header.language} className="flex gap-x-6">
      {choices.map(({ value, name, lang, href }) => (
        <li key={value}>
          <a
            href={href}
            hrefLang={lang}
            lang={lang}
            aria-current={value === current || undefined}
            className="flex min-h-11 items-center text-small aria-[current]:font-medium aria-[current]:underline underline-offset-[0.35em]"
            onClick={(event) => {
              event.preventDefault()
              choose(value)
            }}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
