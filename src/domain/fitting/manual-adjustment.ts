/** What a shopper changed by hand: an offset in shares of the photo's width and height, a factor, and clockwise degrees. */
export interface Adjustment {
  right: number
  down: number
  scale: number
  rotationDegrees: number
}

export const UNADJUSTED: Adjustment = { right: 0, down: 0, scale: 1, rotationDegrees: 0 }

const MAX_OFFSET = 0.7
const MIN_SCALE = 0.4
const MAX_SCALE = 2.5
const MAX_ROTATION_DEGREES = 60

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** Adds offsets and rotations, multiplies scales, and keeps all within limits, so that the frame stays within reach. */
export function applyAdjustment(from: Adjustment, change: Partial<Adjustment>): Adjustment {
  const rotationDegrees = from.rotationDegrees + (change.rotationDegrees ?? 0)
  return {
    right: clamp(from.right + (change.right ?? 0), -MAX_OFFSET, MAX_OFFSET),
    down: clamp(from.down + (change.down ?? 0), -MAX_OFFSET, MAX_OFFSET),
    scale: clamp(from.scale * (change.scale ?? 1), MIN_SCALE, MAX_SCALE),
    rotationDegrees: clamp(rotationDegrees, -MAX_ROTATION_DEGREES, MAX_ROTATION_DEGREES),
  }
}

/** Converts between an adjustment as a mirrored view shows it and one of the picture itself. */
export const mirrorAdjustment = (adjustment: Adjustment): Adjustment => ({
  ...adjustment,
  right: -adjustment.right,
  rotationDegrees: -adjustment.rotationDegrees,
})

/** The scale factor of a wheel turned down by CSS pixels: upwards enlarges; a notch of 100 is about 16 %, the most. */
export const wheelScale = (downPx: number): number => Math.exp(-clamp(downPx, -100, 100) * 0.0015)

const OFFSET_STEP = 0.01
const SCALE_STEP = 1.03
const ROTATION_STEP_DEGREES = 1.5

export const ADJUSTMENT_STEPS = {
  moveLeft: { right: -OFFSET_STEP },
  moveRight: { right: OFFSET_STEP },
  moveUp: { down: -OFFSET_STEP },
  moveDown: { down: OFFSET_STEP },
  smaller: { scale: 1 / SCALE_STEP },
  larger: { scale: SCALE_STEP },
  turnLeft: { rotationDegrees: -ROTATION_STEP_DEGREES },
  turnRight: { rotationDegrees: ROTATION_STEP_DEGREES },
} satisfies Record<string, Partial<Adjustment>>
export type AdjustmentStep = keyof typeof ADJUSTMENT_STEPS
