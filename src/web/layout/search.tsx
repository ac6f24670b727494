import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { IconLink } from './icon-link.tsx'

const SearchPanel = lazy(() => import('../search/search-panel.tsx').then((module) => module.openSearch()))

/** A link to the listing's search; with JavaScript it opens a dialog with suggestions instead. */
export function Search() {
  const { listing } = useWords()
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <IconLink
        to={`${href('collections')}#filters`}
        label={listing.search}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="M15.5 15.5l6 6" />
      </IconLink>
      {isOpen !== undefined && (
        <Suspense>
          <SearchPanel isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
