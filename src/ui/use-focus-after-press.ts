import { useEffect, useRef } from 'react'

/**
 * For controls that are gone, or far away, once what they do is done.
 *
 * @param state what the press changes
 * @param find what gets the focus then
 * @returns what to call when one of the controls is pressed
 */
export function useFocusAfterPress(state: unknown, find: () => Element | null | undefined): () => void {
  const isPressed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the change that the press has made
  useEffect(() => {
    if (!isPressed.current) return
    isPressed.current = false
    const found = find()
    if (found instanceof HTMLElement) found.focus({ preventScroll: true })
  }, [state])
  return () => {
    isPressed.current = true
  }
}
