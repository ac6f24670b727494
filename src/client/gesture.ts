export interface Point {
  x: number
  y: number
}

/** What one move of a pointer changes. One pressed pointer only drags; two only scale and rotate. */
export interface GestureChange {
  rightPx: number
  downPx: number
  scale: number
  /** Clockwise, the short way round: from -180 to 180. */
  rotationDegrees: number
}

/**
 * The change when a pressed pointer moves.
 * @param pressed the place of every pressed pointer before the move, by pointer id, in CSS pixels
 * @returns null where the pointer is not pressed
 */
export function gestureChange(pressed: ReadonlyMap<number, Point>, id: number, to: Point): GestureChange | null {
  const from = pressed.get(id)
  if (from === undefined) return null
  const other = [...pressed].find(([otherId]) => otherId !== id)?.[1]
  if (other) return { rightPx: 0, downPx: 0, ...pinch(other, from, to) }
  return { rightPx: to.x - from.x, downPx: to.y - from.y, scale: 1, rotationDegrees: 0 }
}

function pinch(anchor: Point, from: Point, to: Point): Pick<GestureChange, 'scale' | 'rotationDegrees'> {
  const [before, after] = [fromAnchor(anchor, from), fromAnchor(anchor, to)]
  const degrees = ((after.angle - before.angle) * 180) / Math.PI
  return {
    scale: before.length > 0 ? after.length / before.length : 1,
    rotationDegrees: degrees - 360 * Math.round(degrees / 360),
  }
}

const fromAnchor = (anchor: Point, { x, y }: Point) => ({
  length: Math.hypot(x - anchor.x, y - anchor.y),
  angle: Math.atan2(y - anchor.y, x - anchor.x),
})

const PIXELS_PER_LINE = 33

/** How far a wheel was turned down, in CSS pixels; browsers report pixels (`deltaMode` 0) or lines. */
export const wheelDownPx = ({ deltaMode, deltaY }: Pick<WheelEvent, 'deltaMode' | 'deltaY'>): number =>
  deltaMode === 0 ? deltaY : deltaY * PIXELS_PER_LINE

export type GestureKey = 'left' | 'right' | 'up' | 'down' | 'larger' | 'smaller' | 'reset'

const KEYS: Readonly<Record<string, GestureKey>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '0': 'reset',
}

/** What a key does everywhere a gesture does something; `key` as in `KeyboardEvent.key`. */
export const gestureKey = (key: string): GestureKey | undefined => KEYS[key]
