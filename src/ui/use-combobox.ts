import { type KeyboardEvent, useState } from 'react'

/** The next or previous of `count` options, wrapping around; `-1` is the text field itself. */
export function stepFrom(active: number, by: 1 | -1, count: number): number {
  const next = active + by
  if (next >= count) return -1
  return next < -1 ? count - 1 : next
}

/**
 * The active option while the focus stays in the text field, which names its list by `aria-controls` (ARIA Authoring
 * Practices, combobox with a list). Arrow keys move it, into view; Enter chooses it, or submits the form if none is active.
 */
export function useCombobox(count: number, onChoose: (index: number) => void) {
  const [marked, setActive] = useState(-1)
  const active = marked < count ? marked : -1

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      onChoose(active)
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined
    if (by === undefined || count === 0) return
    event.preventDefault()
    const next = stepFrom(active, by, count)
    setActive(next)
    const list = document.getElementById(event.currentTarget.getAttribute('aria-controls') ?? '')
    const seen = next < 0 ? event.currentTarget : list?.querySelectorAll('[role="option"]')[next]
    seen?.scrollIntoView({ block: 'nearest' })
  }
  return { active, setActive, onKeyDown }
}
