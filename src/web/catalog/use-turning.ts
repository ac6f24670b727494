import { type Dispatch, type PointerEvent, type SetStateAction, useRef } from 'react'
import { FIRST_SIGHT, type Sight, turned, zoomed } from '../model/sight.ts'

const DEGREES_PER_PIXEL = 0.4
const STEP_DEGREES = 15
export const ZOOM_STEP = 1.25

const KEYS: Record<string, (sight: Sight) => Sight> = {
  ArrowLeft: (sight) => turned(sight, -STEP_DEGREES),
  ArrowRight: (sight) => turned(sight, STEP_DEGREES),
  ArrowUp: (sight) => turned(sight, 0, STEP_DEGREES),
  ArrowDown: (sight) => turned(sight, 0, -STEP_DEGREES),
  '+': (sight) => zoomed(sight, ZOOM_STEP),
  '=': (sight) => zoomed(sight, ZOOM_STEP),
  '-': (sight) => zoomed(sight, 1 / ZOOM_STEP),
  '0': () => FIRST_SIGHT,
}

/** What a key does to the sight; `undefined` for keys that do nothing. */
export const keyed = (key: string): ((sight: Sight) => Sight) | undefined => KEYS[key]

/** Turns by one pointer, comes nearer by two. */
export function useTurning(setSight: Dispatch<SetStateAction<Sight>>) {
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const forget = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId)
  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove({ pointerId, clientX: x, clientY: y }: PointerEvent) {
      const before = pointers.current.get(pointerId)
      if (before === undefined) return
      const [other] = [...pointers.current].filter(([id]) => id !== pointerId).map(([, place]) => place)
      pointers.current.set(pointerId, { x, y })
      if (other === undefined) {
        const [right, down] = [x - before.x, y - before.y].map((pixels) => pixels * DEGREES_PER_PIXEL) as [
          number,
          number,
        ]
        return setSight((sight) => turned(sight, -right, down))
      }
      const factor = Math.hypot(x - other.x, y - other.y) / Math.hypot(before.x - other.x, before.y - other.y)
      setSight((sight) => zoomed(sight, factor))
    },
    onPointerUp: forget,
    onPointerCancel: forget,
  }
}
