import { fill } from '../../i18n/translate.ts'
import type { Column } from '../../ui/dense/data-table.tsx'
import { SelectBox } from '../../ui/dense/select-box.tsx'
import type { Selection } from '../../ui/dense/use-selection.ts'
import { useAdminWords } from './admin-words.tsx'

/** The boxes that choose the rows of a list; the head's box chooses the page. */
export function useSelectColumn<Row>(selection: Selection<Row>, numberOf: (row: Row) => string): Column<Row> {
  const { batch: words } = useAdminWords()
  const { isPageSelected, selected } = selection
  return {
    key: 'select',
    title: words.selectPage,
    isControl: true,
    head: (
      <SelectBox
        label={words.selectPage}
        isChecked={isPageSelected}
        isMixed={!isPageSelected && selected.length > 0}
        onToggle={selection.togglePage}
      />
    ),
    cell: (row) => (
      <SelectBox
        label={fill(words.select, { number: numberOf(row) })}
        isChecked={selection.has(row)}
        onToggle={() => selection.toggle(row)}
      />
    ),
  }
}
