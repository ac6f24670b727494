import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../client/site-context.tsx'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useStorefront } from '../site/storefront-context.tsx'
import { CurrencyChoice, LanguageChoice } from './choices.tsx'
import { Navigation } from './navigation.tsx'

const Dialog = lazy(() => import('../../ui/dialog.tsx').then((module) => ({ default: module.Dialog })))

/** On small screens: the toggle and the sheet it opens. The sheet's code is loaded with the first press. */
export function Menu() {
  const words = useWords()
  const { currency } = useStorefront()
  const [isOpen, setOpen] = useState<boolean>()
  const close = () => setOpen(false)
  return (
    <div className="lg:hidden noscript:hidden">
      <Button
        look="plain"
        aria-label={words.header.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen ?? false}
        onClick={() => setOpen(true)}
        className="-mr-2 grid size-11 place-items-center"
      >
        <svg
          viewBox="0 0 24 24"
          className="size-6"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          aria-hidden="true"
        >
          <path d="M3 8h18M3 16h18" />
        </svg>
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <Dialog
            isOpen={isOpen}
            look="sheet"
            title={words.header.menu}
            closeLabel={words.header.closeMenu}
            onClose={close}
          >
            <Navigation look="sheet" onLeave={close} />
            <div className="mt-6 flex gap-4 [&_ul]:right-auto [&_ul]:left-0">
              <LanguageChoice />
              <CurrencyChoice />
            </div>
            {currency !== 'EUR' && (
              <p className="mt-4 text-label text-ink-soft">{fill(words.site.chargedInEuro, { currency })}</p>
            )}
          </Dialog>
        </Suspense>
      )}
    </div>
  )
}
