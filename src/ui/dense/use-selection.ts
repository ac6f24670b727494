import { useState } from 'react'

/** Which rows of a list are selected. Rows that leave the list, and another list, are selected no longer. */
export function useSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => string, listKey: string) {
  const [state, setState] = useState<{ listKey: string; keys: ReadonlySet<string>; isWhole: boolean }>({
    listKey,
    keys: new Set(),
    isWhole: false,
  })
  const isCurrent = state.listKey === listKey
  const isWhole = isCurrent && state.isWhole
  const selected = rows.filter((row) => isWhole || (isCurrent && state.keys.has(keyOf(row))))
  const keys = new Set(selected.map(keyOf))
  const set = (next: Iterable<string>) => setState({ listKey, keys: new Set(next), isWhole: false })
  return {
    selected,
    /** All that the list's question finds, on every page. */
    isWhole,
    isPageSelected: rows.length > 0 && selected.length === rows.length,
    has: (row: Row) => keys.has(keyOf(row)),
    toggle: (row: Row) => {
      const key = keyOf(row)
      set(keys.has(key) ? [...keys].filter((one) => one !== key) : [...keys, key])
    },
    togglePage: () => set(selected.length === rows.length ? [] : rows.map(keyOf)),
    selectWhole: () => setState({ listKey, keys: new Set(), isWhole: true }),
    clear: () => set([]),
  }
}

export type Selection<Row> = ReturnType<typeof useSelection<Row>>
