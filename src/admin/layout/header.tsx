import { Link } from '../../client/link.tsx'
import { ConnectionBanner } from '../connection/connection-banner.tsx'
import { adminHref } from '../site/screens.ts'
import { AccountLanguage } from './language-choice.tsx'
import { Logo } from './logo.tsx'
import { Navigation } from './navigation.tsx'
import { Palette } from './palette.tsx'
import { PersonMenu } from './person-menu.tsx'

export function Header() {
  return (
    <header className="on-sea sticky top-0 z-30 bg-sea-deep text-paper print:hidden">
      <div className="shell flex flex-wrap items-center gap-x-8">
        <Link to={adminHref('start')} className="flex min-h-14 flex-col justify-center">
          <Logo />
        </Link>
        <Navigation />
        <div className="ml-auto flex items-center gap-1 [&_summary:hover]:text-brass-light">
          <Palette />
          <AccountLanguage />
          <PersonMenu />
        </div>
      </div>
      <ConnectionBanner />
    </header>
  )
}
