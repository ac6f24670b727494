import { type Region, squareAround } from './region.ts'
import type { Landmarks } from './tracker.ts'

/** Reads the age in years from a square of a picture. */
export type AgeModel<Frame> = (frame: Frame, region: Region) => number

/** Along the jaw and the brows: the model was trained on the box around them, a fifth larger. */
// biome-ignore format: as a list of numbers
const OUTLINE = [
  234, 93, 132, 58, 172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397, 288, 361, 323, 454,
  70, 63, 105, 66, 107, 336, 296, 334, 293, 300,
]
const MARGIN = 1.2
const SCALES = [1, 1.08]

/** The age of a face, in years: the mean of a few squares around it and their mirror images. */
export function readAge<Frame>(frame: Frame, landmarks: Landmarks, angle: number, model: AgeModel<Frame>): number {
  const outline = Float32Array.from(OUTLINE.flatMap((i) => [...landmarks.subarray(i * 3, i * 3 + 3)]))
  const square = squareAround(outline, angle)
  const ages = SCALES.flatMap((scale) =>
    [false, true].map((isMirrored) => model(frame, { ...square, side: square.side * MARGIN * scale, isMirrored })),
  )
  return ages.reduce((sum, age) => sum + age, 0) / ages.length
}
