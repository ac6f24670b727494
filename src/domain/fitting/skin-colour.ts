import { type FaceSample, landmarkAt, offsetAt } from './face-sample.ts'

/** Brightness as a natural logarithm, and the shares of red and green: the values change little from light to shade. */
type Tone = readonly [brightness: number, red: number, green: number]

/** The mean tone of a face's skin and how much it spreads. */
export interface SkinColour {
  mean: Tone
  spread: Tone
}

/** Landmarks of the cheeks and the forehead, away from eyes, mouth and the face's edge. */
const SKIN_LANDMARKS = [
  50, 101, 118, 117, 205, 187, 36, 123, 116, 147, 280, 330, 347, 346, 425, 411, 266, 352, 345, 376, 9, 151, 108, 337,
  69, 299,
] as const
/** The side of a head is lit otherwise than its cheeks, and a picture has noise. */
const LEAST_SPREAD: Tone = [0.24, 0.017, 0.012]
const TRIM = 2
const TRIM_PASSES = 2
/** Within so many spreads a tone is skin; from so many it is something else. */
const [SKIN_WITHIN, OTHER_FROM] = [3, 4.2]

/**
 * The colour of a face's own skin, by the middle of what its cheeks and forehead show.
 * @param landmarks x, y, z of 468, in pixels of the picture
 * @returns null where less than half of them lie in the sample
 */
export function skinColourOf(sample: FaceSample, landmarks: ArrayLike<number>): SkinColour | null {
  const tones: Tone[] = []
  for (const index of SKIN_LANDMARKS) {
    const offset = offsetAt(sample, landmarkAt(landmarks, index))
    if (offset >= 0) tones.push(toneAt(sample.pixels, offset))
  }
  if (tones.length < SKIN_LANDMARKS.length / 2) return null
  let skin = statisticsOf(tones)
  for (let pass = 0; pass < TRIM_PASSES; pass++) {
    const kept = tones.filter((tone) => distance(tone, skin) < TRIM)
    if (kept.length >= tones.length / 2) skin = statisticsOf(kept)
  }
  return skin
}

/** How much a pixel is like skin: 1 is skin, 0 something else. */
export function skinLikeness(skin: SkinColour, pixels: ArrayLike<number>, offset: number): number {
  const away = distance(toneAt(pixels, offset), skin)
  return Math.min(1, Math.max(0, (OTHER_FROM - away) / (OTHER_FROM - SKIN_WITHIN)))
}

function toneAt(pixels: ArrayLike<number>, offset: number): Tone {
  const [red, green, blue] = [(pixels[offset] ?? 0) + 1, (pixels[offset + 1] ?? 0) + 1, (pixels[offset + 2] ?? 0) + 1]
  const sum = red + green + blue
  return [Math.log(0.3 * red + 0.59 * green + 0.11 * blue), red / sum, green / sum]
}

function distance(tone: Tone, { mean, spread }: SkinColour): number {
  const away = (axis: 0 | 1 | 2) => (tone[axis] - mean[axis]) / spread[axis]
  return Math.hypot(away(0), away(1), away(2))
}

function statisticsOf(tones: readonly Tone[]): SkinColour {
  const middle: Tone = [median(tones, 0), median(tones, 1), median(tones, 2)]
  const spread = (axis: 0 | 1 | 2) =>
    Math.max(
      LEAST_SPREAD[axis],
      Math.sqrt(tones.reduce((sum, tone) => sum + (tone[axis] - middle[axis]) ** 2, 0) / tones.length),
    )
  return { mean: middle, spread: [spread(0), spread(1), spread(2)] }
}

const median = (tones: readonly Tone[], axis: 0 | 1 | 2) =>
  tones.map((tone) => tone[axis]).sort((a, b) => a - b)[tones.length >> 1] ?? 0
