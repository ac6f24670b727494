import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useMemo, useRef } from 'react'
import { type GestureChange, gestureChange, type Point, wheelDownPx } from './gesture.ts'

interface GestureListeners {
  onChange: (change: GestureChange, element: HTMLElement) => void
  /** `downPx` in CSS pixels. Returns whether the browser's own scrolling or zooming is prevented. */
  onWheel?: (downPx: number, event: WheelEvent) => boolean
  /** Returns whether the key did something; then the browser's own action is prevented. */
  onKey?: (event: KeyboardEvent) => boolean
}

/** Movements up to this are a click with an unsteady hand, in CSS pixels. */
const CLICK_TOLERANCE_PX = 1

/**
 * Drag, pinch, wheel and keys on one element. The element needs `touch-action`, or browsers scroll and zoom instead.
 *
 * `handlers` go to what is dragged, `onKeyDown` to it or to what surrounds it, `wheelRef` to where the wheel is listened to.
 */
export function usePointerGesture(listeners: GestureListeners) {
  const latest = useRef(listeners)
  useEffect(() => {
    latest.current = listeners
  })
  const pressed = useRef(new Map<number, Point>())
  const hasMoved = useRef(false)

  // React listens to the wheel passively, and a passive listener cannot prevent the page's zoom.
  const wheelRef = useCallback((element: HTMLElement | null) => {
    const turn = (event: WheelEvent) => {
      if (latest.current.onWheel?.(wheelDownPx(event), event)) event.preventDefault()
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [])

  const handlers = useMemo(() => pointerHandlers(pressed.current, hasMoved, latest), [])
  const onKeyDown = useCallback((event: KeyboardEvent): boolean => {
    const isHandled = latest.current.onKey?.(event) ?? false
    if (isHandled) event.preventDefault()
    return isHandled
  }, [])
  /** Whether the pointer moved since it was last pressed, so that a drag is not taken for a click. */
  const wasDragged = useCallback(() => hasMoved.current, [])
  return { handlers, onKeyDown, wheelRef, wasDragged }
}

function pointerHandlers(
  pressed: Map<number, Point>,
  hasMoved: { current: boolean },
  latest: { readonly current: GestureListeners },
) {
  const release = ({ pointerId }: PointerEvent<HTMLElement>) => void pressed.delete(pointerId)
  return {
    onPointerDown({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
      hasMoved.current = false
      currentTarget.setPointerCapture(pointerId)
      pressed.set(pointerId, { x, y })
    },
    onPointerMove({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
      const before = pressed.get(pointerId)
      const change = gestureChange(pressed, pointerId, { x, y })
      if (!before || !change) return
      pressed.set(pointerId, { x, y })
      if (Math.hypot(x - before.x, y - before.y) > CLICK_TOLERANCE_PX) hasMoved.current = true
      latest.current.onChange(change, currentTarget)
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}
