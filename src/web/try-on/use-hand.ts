import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import {
  type Adjustment,
  adjustByKey,
  adjustFurther,
  HAND_STEPS,
  type HandStep,
  pinch,
  UNADJUSTED,
} from '../../domain/fitting/hand-adjustment.ts'

interface Finger {
  x: number
  y: number
}

/** A frame that can be dragged, pinched and moved with keys; begins anew whenever `key` changes. */
export function useHand(key: string) {
  const [adjustment, setAdjustment] = useState(UNADJUSTED)
  const fingers = useRef(new Map<number, Finger>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another frame or photo begins anew
  useEffect(() => setAdjustment(UNADJUSTED), [key])

  const change = (by: Partial<Adjustment>) => setAdjustment((from) => adjustFurther(from, by))

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
    handlers,
    step: (step: HandStep) => change(HAND_STEPS[step]),
    putBack: () => setAdjustment(UNADJUSTED),
  }
}
