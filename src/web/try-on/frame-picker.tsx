import { useQuery } from '@tanstack/react-query'
import { useSite } from '../../client/site-context.tsx'
import type { ProductCard } from '../../contract/catalog.ts'
import { plural } from '../../i18n/translate.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { categoriesQuery } from '../catalog/categories-query.ts'
import { chosenConditions } from '../catalog/chosen-conditions.ts'
import { ChosenFilters } from '../catalog/chosen-filters.tsx'
import { FilterGroups } from '../catalog/filter-groups.tsx'
import { FilterSheet } from '../catalog/filter-sheet.tsx'
import { ListingAddressContext } from '../catalog/listing-address.ts'
import type { ListingQuery } from '../catalog/listing-query.ts'
import { FrameList, type FrameListLook } from './frame-list.tsx'
import { tryOnHref } from './try-on-query.ts'
import type { FramesToTry } from './use-frames-to-try.ts'

interface FramePickerProps {
  query: ListingQuery
  /** A tab was chosen. */
  onQuery: (query: ListingQuery) => void
  frames: FramesToTry
  chosen: ProductCard | undefined
  onChoose: (product: ProductCard) => void
  look?: FrameListLook
  /** The listing's filters, which change the try-on's address. */
  hasFilters?: boolean
}

const TABS = [
  ['all', 'all', undefined, 4],
  ['sunglasses', 'sunglasses', 'sunglasses', 2],
  ['optical', 'optical', 'optical-frames', 2],
] as const

export function FramePicker({ query, onQuery, look = 'list', hasFilters = false, ...list }: FramePickerProps) {
  const { tryOn } = useSite().words
  const [open] = TABS.find(([, , category]) => category !== undefined && category === query.category) ?? TABS[0]
  const choose = (tab: string) => onQuery({ ...query, category: TABS.find(([value]) => value === tab)?.[2] })
  return (
    <section aria-labelledby="frames-to-try" className="noscript:hidden">
      <h2 id="frames-to-try" className={look === 'strip' ? 'sr-only' : 'mb-4 text-title'}>
        {tryOn.selectFrames}
      </h2>
      <ListingAddressContext value={tryOnHref}>
        <Tabs
          label={tryOn.selectFrames}
          value={open}
          onChange={choose}
          onDark={look === 'strip'}
          tabs={[tabOf(TABS[0]), tabOf(TABS[1]), tabOf(TABS[2])]}
        />
      </ListingAddressContext>
    </section>
  )

  function tabOf([value, title, , skeletonCount]: (typeof TABS)[number]) {
    const content = value === open && (
      <>
        {hasFilters && <Filters query={query} frames={list.frames} />}
        <FrameList {...list} look={look} skeletonCount={skeletonCount} />
      </>
    )
    return { value, title: tryOn[title], content }
  }
}

function Filters({ query, frames: { facets } }: Pick<FramePickerProps, 'query' | 'frames'>) {
  const { words, language } = useSite()
  const categories = useQuery(categoriesQuery).data ?? []
  const total = facets?.total
  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-x-6">
        <p role="status" className="figures text-small opacity-80">
          {total !== undefined && plural(words.tryOn.frames, total, language)}
        </p>
        <FilterSheet chosen={chosenConditions(query, words, categories, language).length} total={total} isForAllScreens>
          <FilterGroups query={query} facets={facets} categories={categories} isCompact />
        </FilterSheet>
      </div>
      <ChosenFilters query={query} categories={categories} />
    </>
  )
}
