import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../client/site-context.tsx'
import { Button } from '../../ui/button.tsx'

const MenuSheet = lazy(() => import('./menu-sheet.tsx').then((module) => ({ default: module.MenuSheet })))

/** On small screens: the toggle and the sheet it opens. The sheet's code is loaded with the first press. */
export function Menu() {
  const words = useWords()
  const [isOpen, setOpen] = useState<boolean>()
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
          <MenuSheet isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
