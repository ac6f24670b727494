import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

/** How large a picture is shown, and how far it is moved from the middle, as shares of what is seen of it. */
interface Zoom {
  scale: number
  x: number
  y: number
}

const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
const MOST = 4
const STEP = 1.5
const MOVE = 0.2

/** No edge of the picture comes into the middle of what is seen. */
function held({ scale, x, y }: Zoom): Zoom {
  const size = Math.min(MOST, Math.max(1, scale))
  const most = (size - 1) / 2
  const within = (value: number) => Math.min(most, Math.max(-most, value))
  return { scale: size, x: within(x), y: within(y) }
}

const KEYS: Record<string, (zoom: Zoom) => Zoom> = {
  '+': (zoom) => ({ ...zoom, scale: zoom.scale * STEP }),
  '=': (zoom) => ({ ...zoom, scale: zoom.scale * STEP }),
  '-': (zoom) => ({ ...zoom, scale: zoom.scale / STEP }),
  '0': () => WHOLE,
}
const MOVES: Record<string, (zoom: Zoom) => Zoom> = {
  ArrowLeft: (zoom) => ({ ...zoom, x: zoom.x + MOVE }),
  ArrowRight: (zoom) => ({ ...zoom, x: zoom.x - MOVE }),
  ArrowUp: (zoom) => ({ ...zoom, y: zoom.y + MOVE }),
  ArrowDown: (zoom) => ({ ...zoom, y: zoom.y - MOVE }),
}

/** A picture that comes nearer by press, wheel, two fingers or keys, and is moved by drag or arrows once it is large. */
export function useZoom() {
  const [zoom, setZoom] = useState(WHOLE)
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const hasMoved = useRef(false)
  const change = (next: (zoom: Zoom) => Zoom) => setZoom((before) => held(next(before)))
  const grow = (factor: number) => change((before) => ({ ...before, scale: before.scale * factor }))
  const forget = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId)

  const move = (event: PointerEvent) => {
    const { pointerId, clientX: x, clientY: y, currentTarget } = event
    const before = pointers.current.get(pointerId)
    if (before === undefined) return
    const [other] = [...pointers.current].filter(([id]) => id !== pointerId).map(([, place]) => place)
    pointers.current.set(pointerId, { x, y })
    if (Math.hypot(x - before.x, y - before.y) > 1) hasMoved.current = true
    if (other) return grow(Math.hypot(x - other.x, y - other.y) / Math.hypot(before.x - other.x, before.y - other.y))
    const [right, down] = [(x - before.x) / currentTarget.clientWidth, (y - before.y) / currentTarget.clientHeight]
    change((one) => ({ ...one, x: one.x + right, y: one.y + down }))
  }
  return {
    isLarge: zoom.scale > 1,
    style: { transform: `translate(${zoom.x * 100}%, ${zoom.y * 100}%) scale(${zoom.scale})` },
    enlarge: () => grow(STEP),
    shrink: () => grow(1 / STEP),
    reset: () => setZoom(WHOLE),
    /** Takes the keys that zoom, and once the picture is large those that move it; says whether it took this one. */
    pressKey({ key }: KeyboardEvent): boolean {
      const next = KEYS[key] ?? (zoom.scale > 1 ? MOVES[key] : undefined)
      if (next) change(next)
      return next !== undefined
    },
    handlers: {
      onPointerDown(event: PointerEvent) {
        hasMoved.current = false
        event.currentTarget.setPointerCapture(event.pointerId)
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      },
      onPointerMove: move,
      onPointerUp: forget,
      onPointerCancel: forget,
      onClick: () => hasMoved.current || (zoom.scale > 1 ? setZoom(WHOLE) : grow(2.5)),
      onWheel: ({ deltaY }: { deltaY: number }) => grow(deltaY < 0 ? 1.15 : 1 / 1.15),
    },
  }
}
