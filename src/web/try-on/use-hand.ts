import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import {
  type Adjustment,
  adjustByKey,
  adjustFurther,
  HAND_STEPS,
  type HandStep,
  pinch,
  scaleByWheel,
  UNADJUSTED,
} from '../../domain/fitting/hand-adjustment.ts'

interface Finger {
  x: number
  y: number
}

/**
 * A frame that can be dragged, pinched, sized with the wheel and moved with keys; begins anew whenever `key` changes.
 * `hold` is given to what is taken hold of, `handlers` too; what holds that is the whole picture.
 */
export function useHand(key: string) {
  const [adjustment, setAdjustment] = useState(UNADJUSTED)
  const fingers = useRef(new Map<number, Finger>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another frame or photo begins anew
  useEffect(() => setAdjustment(UNADJUSTED), [key])

  const change = useCallback((by: Partial<Adjustment>) => setAdjustment((from) => adjustFurther(from, by)), [])
  const hold = useCallback((held: HTMLElement | null) => listenToWheel(held?.parentElement, change), [change])

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = fingers.current.get(event.pointerId)
      const stage = event.currentTarget.parentElement?.getBoundingClientRect()
      if (!before || !stage) return
      const after = { x: event.clientX, y: event.clientY }
      fingers.current.set(event.pointerId, after)
      const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId)
      if (other) change(pinch([other[1], before], [other[1], after]))
      else change({ right: (after.x - before.x) / stage.width, down: (after.y - before.y) / stage.height })
    },
    onPointerUp: ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId),
    onPointerCancel: ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const next = adjustByKey(adjustment, event.key)
      if (!next) return
      event.preventDefault()
      setAdjustment(next)
    },
  }
  return {
    adjustment,
    hold,
    handlers,
    step: (step: HandStep) => change(HAND_STEPS[step]),
    putBack: () => setAdjustment(UNADJUSTED),
  }
}

/**
 * With Ctrl or ⌘ the wheel sizes the frame, and so does a pinch on a trackpad, which browsers tell as just that; the bare
 * wheel goes on scrolling the page. React listens passively, and a passive listener cannot keep the page from zooming.
 */
function listenToWheel(picture: HTMLElement | null | undefined, change: (by: Partial<Adjustment>) => void) {
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    change({ scale: scaleByWheel(event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 33) })
  }
  picture?.addEventListener('wheel', turn, { passive: false })
  return () => picture?.removeEventListener('wheel', turn)
}
