import { useRef } from 'react'

/**
 * Reports when an edited field loses the focus. While a pointer is pressed it waits for its release: an error that
 * appears would push away what is being pressed.
 */
export function useFieldBlur(onLeft: (name: string) => void) {
  const edited = useRef(new Set<string>())
  const isPressed = useRef(false)

  return {
    noteEdit: (name: string) => void edited.current.add(name),
    notePress: () => {
      isPressed.current = true
      const release = () => {
        isPressed.current = false
        window.removeEventListener('pointerup', release)
        window.removeEventListener('pointercancel', release)
      }
      window.addEventListener('pointerup', release)
      window.addEventListener('pointercancel', release)
    },
    noteBlur: ({ target }: { target: EventTarget }) => {
      const { name } = target as HTMLInputElement
      if (!edited.current.has(name)) return
      if (isPressed.current) window.addEventListener('pointerup', () => setTimeout(onLeft, 0, name), { once: true })
      else onLeft(name)
    },
  }
}
