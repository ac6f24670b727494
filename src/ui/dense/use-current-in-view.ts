import { type RefObject, useEffect } from 'react'

/** Scrolls a row of links, wider than the window, to the current one whenever `place` changes. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, place: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place has another current link
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]')
    if (!row.current || !current) return
    const { left, right } = row.current.getBoundingClientRect()
    const link = current.getBoundingClientRect()
    if (link.left >= left && link.right <= right) return
    row.current.scrollLeft += (link.left + link.right - left - right) / 2
  }, [row, place])
}
