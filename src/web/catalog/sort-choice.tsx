import { useNavigate } from '../../client/navigate.ts'
import { useWords } from '../../client/site-context.tsx'
import type { ListingSort } from '../../domain/filters.ts'
import { ChoiceMenu } from '../../ui/choice-menu.tsx'

export function SortChoice({
  current,
  choices,
}: {
  current: ListingSort
  choices: { sort: ListingSort; href: string }[]
}) {
  const { listing } = useWords()
  const navigate = useNavigate()
  return (
    <ChoiceMenu
      label={listing.sort}
      current={current}
      shown={listing.sorts[current]}
      choices={choices.map(({ sort, href }) => ({ value: sort, name: listing.sorts[sort], href }))}
      onChoose={(chosen) => {
        const choice = choices.find(({ sort }) => sort === chosen)
        if (choice) navigate(choice.href, { preventScrollReset: true })
      }}
    />
  )
}
