import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { fill, plural } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'

const Dialog = lazy(() => import('../../ui/dialog.tsx').then((module) => ({ default: module.Dialog })))

interface FilterSheetProps {
  /** How many conditions are chosen. */
  chosen: number
  /** How many products they leave. */
  total: number | undefined
  /** Where the page has no room for the filters beside the list. */
  isForAllScreens?: boolean
  children: ReactNode
}

/**
 * On small screens: the filters in a sheet, whose button names the number of results. Without JavaScript a link leads
 * to the filters in the page.
 */
export function FilterSheet({ chosen, total, isForAllScreens = false, children }: FilterSheetProps) {
  const { words, language } = useSite()
  const { listing } = words
  const [isOpen, setOpen] = useState<boolean>()
  const close = () => setOpen(false)
  const name = chosen > 0 ? fill(listing.filtersChosen, { count: chosen }) : listing.filters
  return (
    <div className={isForAllScreens ? '' : 'lg:hidden'}>
      <a href="#filters" className="plain-link hidden min-h-11 items-center text-small noscript:inline-flex">
        {listing.showFilters}
      </a>
      <Button
        look="bare"
        aria-haspopup="dialog"
        aria-expanded={isOpen ?? false}
        onClick={() => setOpen(true)}
        className="min-h-11 noscript:hidden"
      >
        {name}
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <Dialog isOpen={isOpen} look="sheet" title={name} closeLabel={listing.closeFilters} onClose={close}>
            {children}
            <p role="status" className="sr-only">
              {total === undefined ? '' : plural(listing.results, total, language)}
            </p>
            <div className="sticky -bottom-6 -mx-6 mt-6 -mb-6 border-t border-hairline bg-paper p-4">
              <Button onClick={close} className="w-full figures">
                {total ? plural(listing.seeProducts, total, language) : listing.empty}
              </Button>
            </div>
          </Dialog>
        </Suspense>
      )}
    </div>
  )
}
