/** What a shopper's hand changed: a way in shares of the photo's width and height, a scale, and a turn in degrees. */
export interface Adjustment {
  right: number
  down: number
  scale: number
  turn: number
}

export const UNADJUSTED: Adjustment = { right: 0, down: 0, scale: 1, turn: 0 }

const FARTHEST = 0.7
const SMALLEST = 0.4
const LARGEST = 2.5
const MOST_TURNED = 60

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** An adjustment changed further: ways and turns add up, scales multiply, and a frame never leaves the photo's reach. */
export function adjustFurther(from: Adjustment, change: Partial<Adjustment>): Adjustment {
  return {
    right: within(from.right + (change.right ?? 0), -FARTHEST, FARTHEST),
    down: within(from.down + (change.down ?? 0), -FARTHEST, FARTHEST),
    scale: within(from.scale * (change.scale ?? 1), SMALLEST, LARGEST),
    turn: within(from.turn + (change.turn ?? 0), -MOST_TURNED, MOST_TURNED),
  }
}

/** An adjustment made before a mirror, as it is on the picture that is mirrored there. */
export const behindMirror = (seen: Adjustment): Adjustment => ({ ...seen, right: -seen.right, turn: -seen.turn })

/** The scale of a wheel's turn, in its pixels: upwards is larger; a notch of 100 is some 16 %. */
export const scaleByWheel = (downPixels: number): number => Math.exp(-within(downPixels, -100, 100) * 0.0015)

const WAY = 0.01
const GROWTH = 1.03
const TURN = 1.5

/** One step of each kind. */
export const HAND_STEPS = {
  moveLeft: { right: -WAY },
  moveRight: { right: WAY },
  moveUp: { down: -WAY },
  moveDown: { down: WAY },
  smaller: { scale: 1 / GROWTH },
  larger: { scale: GROWTH },
  turnLeft: { turn: -TURN },
  turnRight: { turn: TURN },
} satisfies Record<string, Partial<Adjustment>>
export type HandStep = keyof typeof HAND_STEPS

const KEYS: Record<string, HandStep> = {
  ArrowLeft: 'moveLeft',
  ArrowRight: 'moveRight',
  ArrowUp: 'moveUp',
  ArrowDown: 'moveDown',
  '-': 'smaller',
  '+': 'larger',
  '=': 'larger',
  '[': 'turnLeft',
  ']': 'turnRight',
}

/** The adjustment after a key, or `undefined` where the key means nothing here. */
export function adjustByKey(from: Adjustment, key: string): Adjustment | undefined {
  if (key === '0' || key === 'Home') return UNADJUSTED
  const step = KEYS[key]
  return step && adjustFurther(from, HAND_STEPS[step])
}

/** Where two fingers are. */
type Fingers = readonly [{ x: number; y: number }, { x: number; y: number }]

/** The scale and turn between two positions of two fingers. */
export function pinch(before: Fingers, after: Fingers): Pick<Adjustment, 'scale' | 'turn'> {
  const [from, to] = [before, after].map(([a, b]) => ({
    length: Math.hypot(b.x - a.x, b.y - a.y),
    angle: Math.atan2(b.y - a.y, b.x - a.x),
  })) as [{ length: number; angle: number }, { length: number; angle: number }]
  const turn = ((to.angle - from.angle) * 180) / Math.PI
  return { scale: from.length > 0 ? to.length / from.length : 1, turn: turn - 360 * Math.round(turn / 360) }
}
