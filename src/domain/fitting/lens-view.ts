import type { LensFinish } from '../finishes/finish.ts'
import { GRADIENTS, LENSES } from '../finishes/lenses.ts'

/** From a worn lens to the iris behind it: 12 mm to the eye and 3 mm within it. */
const LENS_TO_IRIS_M = 0.015
/** What others see through stronger lenses is distorted beyond this impression. */
export const SHOWN_POWERS = { min: -12, max: 8, step: 0.25 } as const

/**
 * How large others see an eye through a lens, as a share of its true size: a thin lens, looked at from afar.
 * @param power in dioptres; limited to `SHOWN_POWERS`
 */
export function eyeMagnification(power: number): number {
  const shown = Math.min(SHOWN_POWERS.max, Math.max(SHOWN_POWERS.min, power))
  return 1 / (1 - LENS_TO_IRIS_M * shown)
}

/** What lenses can look like in the mirror. `own`: as the frame is sold. */
const LENS_LOOKS = {
  own: null,
  clear: LENSES.clear,
  grey: LENSES.grey,
  brown: LENSES.brown,
  green: LENSES.green,
  greyGradient: GRADIENTS.grey ?? null,
  brownGradient: GRADIENTS.brown ?? null,
  silverMirror: LENSES['silver-mirror'],
  goldMirror: LENSES['gold-mirror'],
} as const satisfies Record<string, LensFinish | null>

export type LensLook = keyof typeof LENS_LOOKS
export const LENS_LOOK_NAMES = Object.keys(LENS_LOOKS) as LensLook[]

/** `null` for the frame's own lenses. */
export const finishOfLook = (look: LensLook): LensFinish | null => LENS_LOOKS[look]

/** How the lenses of a frame are shown. */
export interface LensView {
  look: LensLook
  /** In dioptres; 0 shows the eyes as they are. */
  power: { right: number; left: number }
}

export const OWN_LENSES: LensView = { look: 'own', power: { right: 0, left: 0 } }
