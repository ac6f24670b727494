import { useEffect, useState } from 'react'
import { Link } from '../../client/link.tsx'
import { useSite, useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { plural } from '../../i18n/translate.ts'
import { useAuth } from '../account/auth-context.tsx'
import { useCart } from '../cart/cart-context.tsx'
import { Kept, type KeptPart } from '../kept-html.tsx'
import { Announcement } from './announcement.tsx'
import { CurrencyChoice, LanguageChoice, useLanguageChoice } from './choices.tsx'
import { IconLink } from './icon-link.tsx'
import { Menu } from './menu.tsx'
import { Navigation, useNavigationLinks } from './navigation.tsx'
import { Search } from './search.tsx'

const SHADOW_AFTER_PX = 10

export function Header() {
  const isScrolled = useScrolled(SHADOW_AFTER_PX)
  return (
    <>
      <Announcement />
      <header
        className={`sticky top-0 z-30 noscript:static bg-paper transition-shadow ${isScrolled ? 'shadow-lifted' : 'border-b border-hairline'}`}
      >
        <HeaderContent />
      </header>
    </>
  )
}

function HeaderContent() {
  const links = useNavigationLinks('bar')
  const languages = useLanguageChoice()
  const content: KeptPart = {
    key: 'header',
    name: `header ${links.find(({ isCurrent }) => isCurrent)?.to}`,
    values: languages.choices.map(({ href }) => href),
    content: (hrefs) => (
      <>
        <Logo />
        <div className="hidden lg:block noscript:block noscript:max-lg:order-last">
          <Navigation look="bar" links={links} />
        </div>
        <div className="flex items-center sm:gap-1">
          <div className="hidden sm:flex">
            <LanguageChoice {...languages} hrefs={hrefs} />
            <CurrencyChoice />
          </div>
          <Search />
          <AccountLink />
          <SavedLink />
          <CartLink />
          <Menu />
        </div>
      </>
    ),
  }
  return (
    <Kept
      as="div"
      className="shell flex min-h-16 flex-wrap items-center justify-between gap-x-6 lg:min-h-20"
      parts={[content]}
    />
  )
}

function useScrolled(pixels: number): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > pixels)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [pixels])
  return isScrolled
}

function Logo() {
  const { header } = useWords()
  return (
    <Link to={href('home')} className="flex min-h-11 flex-col justify-center">
      <span className="font-display text-[1.625rem] leading-none">{header.logoMain}</span>{' '}
      <span className="mt-1 text-[0.6875rem] leading-none tracking-[0.14em] text-ink-soft uppercase" lang="en">
        {header.logoRest}
      </span>
    </Link>
  )
}

function AccountLink() {
  const { header } = useWords()
  const { user } = useAuth()
  return (
    <IconLink to={user ? href('account') : href('login')} label={user ? header.account : header.signIn}>
      <circle cx="12" cy="8" r="4.2" />
      <path d="M3.5 21c.8-4.6 4.1-6.7 8.5-6.7s7.700 2.100 8.500 6.700" />
    </IconLink>
  )
}

function SavedLink() {
  const { header } = useWords()
  return (
    <div className="max-sm:hidden">
      <IconLink to={href('saved')} label={header.saved}>
        <path d="M12 20.500C-3 10.500 6 1.500 12 7.500c6-6 15 3 0 13z" />
      </IconLink>
    </div>
  )
}

function CartLink() {
  const { words, language } = useSite()
  const { lineCount } = useCart()
  const label = lineCount > 0 ? plural(words.header.cartWithItems, lineCount, language) : words.header.cart
  return (
    <div className="relative">
      <IconLink to={href('cart')} label={label}>
        <path d="M4.500 8h15l1 13h-17zM8.500 10.500V7a3.500 3.500 0 0 1 7 0v3.500" />
      </IconLink>
      {lineCount > 0 && (
        <span
          aria-hidden="true"
          className="figures pointer-events-none absolute top-1 right-0 grid h-[1.125rem] min-w-[1.125rem] place-items-center rounded-round bg-sea px-1 text-[0.6875rem] leading-none text-paper"
        >
          {lineCount}
        </span>
      )}
      <span role="status" className="sr-only">
        {lineCount > 0 && label}
      </span>
    </div>
  )
}
