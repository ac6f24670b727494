import { useEffect } from 'react'

/** Closes a `<details>` on Escape, and when something outside it is pressed or takes the focus. */
export function useClosing(menu: { current: HTMLDetailsElement | null }) {
  useEffect(() => {
    const close = () => menu.current?.removeAttribute('open')
    const onPress = (event: Event) => !menu.current?.contains(event.target as Node) && close()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return
      // Keeps a surrounding dialog open.
      event.preventDefault()
      close()
      menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('focusin', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('focusin', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [menu])
}
