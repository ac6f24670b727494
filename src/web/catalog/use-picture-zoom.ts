import { useState } from 'react'
import { type GestureKey, gestureKey } from '../../client/gesture.ts'
import { usePointerGesture } from '../../client/use-pointer-gesture.ts'

/** `x` and `y` are the picture's offset from the middle, in shares of its container. */
interface Zoom {
  scale: number
  x: number
  y: number
}

const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
const MAX_SCALE = 4
const SCALE_STEP = 1.5
const CLICK_SCALE = 2.5
const WHEEL_SCALE = 1.15
const OFFSET_STEP = 0.2

/** Within the limits; an edge of the picture never reaches the middle of the container. */
function limitZoom({ scale, x, y }: Zoom): Zoom {
  const size = Math.min(MAX_SCALE, Math.max(1, scale))
  const max = (size - 1) / 2
  const clamp = (value: number) => Math.min(max, Math.max(-max, value))
  return { scale: size, x: clamp(x), y: clamp(y) }
}

const scaleBy = (factor: number) => (zoom: Zoom) => ({ ...zoom, scale: zoom.scale * factor })
const moveBy = (right: number, down: number) => (zoom: Zoom) => ({ ...zoom, x: zoom.x + right, y: zoom.y + down })

const SCALE_KEYS: Partial<Record<GestureKey, (zoom: Zoom) => Zoom>> = {
  larger: scaleBy(SCALE_STEP),
  smaller: scaleBy(1 / SCALE_STEP),
  reset: () => WHOLE,
}
/** Arrows move the view, so the picture moves the other way. */
const MOVE_KEYS: Partial<Record<GestureKey, (zoom: Zoom) => Zoom>> = {
  left: moveBy(OFFSET_STEP, 0),
  right: moveBy(-OFFSET_STEP, 0),
  up: moveBy(0, OFFSET_STEP),
  down: moveBy(0, -OFFSET_STEP),
}

export function usePictureZoom() {
  const [zoom, setZoom] = useState(WHOLE)
  const change = (next: (zoom: Zoom) => Zoom) => setZoom((before) => limitZoom(next(before)))
  const { handlers, onKeyDown, wheelRef, wasDragged } = usePointerGesture({
    onChange({ rightPx, downPx, scale }, { clientWidth, clientHeight }) {
      change((before) => moveBy(rightPx / clientWidth, downPx / clientHeight)(scaleBy(scale)(before)))
    },
    onWheel(downPx) {
      change(scaleBy(downPx < 0 ? WHEEL_SCALE : 1 / WHEEL_SCALE))
      return false
    },
    onKey({ key }) {
      const action = gestureKey(key)
      const next = action && (SCALE_KEYS[action] ?? (zoom.scale > 1 ? MOVE_KEYS[action] : undefined))
      if (next) change(next)
      return next !== undefined
    },
  })
  const onClick = () => {
    if (!wasDragged()) change(zoom.scale > 1 ? () => WHOLE : scaleBy(CLICK_SCALE))
  }
  return {
    isEnlarged: zoom.scale > 1,
    style: { transform: `translate(${zoom.x * 100}%, ${zoom.y * 100}%) scale(${zoom.scale})` },
    enlarge: () => change(scaleBy(SCALE_STEP)),
    shrink: () => change(scaleBy(1 / SCALE_STEP)),
    reset: () => setZoom(WHOLE),
    /** Returns whether the key zoomed or moved the picture. */
    onKeyDown,
    areaProps: { ...handlers, ref: wheelRef, onClick },
  }
}
