import { useNavigate } from '../../client/navigate.ts'
import { useWords } from '../../client/site-context.tsx'
import { LISTING_SORTS, type ListingSort } from '../../domain/filters.ts'
import { ChoiceMenu } from '../../ui/choice-menu.tsx'

interface SortChoiceProps {
  current: ListingSort
  /** What was searched for comes in the order of the search, unless another is chosen. */
  isSearch: boolean
  /** Of `LISTING_SORTS`. */
  hrefs: readonly string[]
}

export function SortChoice({ current, isSearch, hrefs }: SortChoiceProps) {
  const { listing } = useWords()
  const navigate = useNavigate()
  const names = isSearch ? { ...listing.sorts, featured: listing.bestMatch } : listing.sorts
  const choices = LISTING_SORTS.map((sort, index) => ({
    value: sort,
    name: names[sort],
    href: hrefs[index] as string,
  }))
  return (
    <ChoiceMenu
      label={listing.sort}
      current={current}
      shown={names[current]}
      choices={choices}
      onChoose={(chosen) => {
        const choice = choices.find(({ value }) => value === chosen)
        if (choice) navigate(choice.href, { preventScrollReset: true })
      }}
    />
  )
}
