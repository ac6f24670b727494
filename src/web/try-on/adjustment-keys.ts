import { type GestureKey, gestureKey } from '../../client/gesture.ts'
import {
  ADJUSTMENT_STEPS,
  type Adjustment,
  type AdjustmentStep,
  applyAdjustment,
  UNADJUSTED,
} from '../../domain/fitting/manual-adjustment.ts'

const STEPS: Record<Exclude<GestureKey, 'reset'>, AdjustmentStep> = {
  left: 'moveLeft',
  right: 'moveRight',
  up: 'moveUp',
  down: 'moveDown',
  smaller: 'smaller',
  larger: 'larger',
}
const ROTATION_KEYS: Readonly<Record<string, AdjustmentStep>> = { '[': 'turnLeft', ']': 'turnRight' }

/** The adjustment after a key, or `undefined` where the key does nothing; `key` as in `KeyboardEvent.key`. */
export function adjustByKey(from: Adjustment, key: string): Adjustment | undefined {
  const action = gestureKey(key)
  if (action === 'reset' || key === 'Home') return UNADJUSTED
  const step = action ? STEPS[action] : ROTATION_KEYS[key]
  return step && applyAdjustment(from, ADJUSTMENT_STEPS[step])
}
