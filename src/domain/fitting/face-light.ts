import { type FaceSample, landmarkAt, offsetAt } from './face-sample.ts'
import { type Rotation, rotate, type Vector } from './pose.ts'
import { type SkinColour, skinLikeness } from './skin-colour.ts'
import { solveLinear } from './solve-linear.ts'

export type Rgb = readonly [red: number, green: number, blue: number]

/** The light on a face, in camera space: x to the picture's right, y up, z towards the viewer. */
export interface FaceLight {
  /** How bright it is; 1 in a usual portrait. Linear, not as screens encode it. */
  strength: number
  /** Its colour, with a mean of 1. */
  tint: Rgb
  /** Where most of it comes from; of length 1. */
  direction: Vector
  /** 0 where it comes from everywhere, 1 where it comes from one side alone. */
  directedness: number
}

/** A place on the skin: which way it faces, how bright it is (linear, 0 to 1), and how much it counts. */
export interface ShadedPlace {
  normal: Vector
  brightness: number
  weight: number
}

export const USUAL_LIGHT: FaceLight = { strength: 1, tint: [1, 1, 1], direction: [0.1, 0.42, 0.9], directedness: 0.3 }

/** A usual portrait's skin, and its brightest twentieth, linear. */
const [USUAL_SKIN, USUAL_WHITE] = [0.235, 0.72]
/** The colour of skin in white light, between light and dark skin, with a mean of 1. Its own colour is not known. */
const SKIN_TINT: Rgb = [1.5, 0.88, 0.62]
const TINT_TRUST = 0.25
const MIN_LIKENESS = 0.5
const MIN_PLACES = 40
const PASSES = 4
/** Keeps the parts of a fit small that the visible half of a head hardly determines. */
const RIDGE = 0.02

/**
 * The light of a picture by the shading of its face.
 * @param normals of the canonical face's 468 points, x, y, z each
 * @param rotation of the head
 * @returns the usual light where too little skin is seen
 */
export function faceLightOf(
  sample: FaceSample,
  face: { landmarks: ArrayLike<number>; normals: ArrayLike<number>; rotation: Rotation },
  skin: SkinColour,
): FaceLight {
  const [places, sum]: [ShadedPlace[], [number, number, number]] = [[], [0, 0, 0]]
  for (let i = 0; i < 468; i++) {
    const normal = rotate(face.rotation, [
      face.normals[i * 3] ?? 0,
      face.normals[i * 3 + 1] ?? 0,
      face.normals[i * 3 + 2] ?? 0,
    ])
    const offset = normal[2] < 0.15 ? -1 : offsetAt(sample, landmarkAt(face.landmarks, i))
    if (offset < 0 || skinLikeness(skin, sample.pixels, offset) < MIN_LIKENESS) continue
    const color = linearAt(sample.pixels, offset)
    for (const axis of [0, 1, 2] as const) sum[axis] += color[axis]
    places.push({ normal, brightness: luminance(color), weight: 1 })
  }
  if (places.length < MIN_PLACES) return USUAL_LIGHT
  const mean = sum.map((value) => value / places.length) as unknown as Rgb
  return { ...directionOfLight(places), strength: strengthOf(luminance(mean), sample), tint: tintOf(mean) }
}

/**
 * Spherical harmonics of first order, fitted to a shading by least squares whose outliers count less in each pass. Source:
 * R. Ramamoorthi and P. Hanrahan, An efficient representation for irradiance environment maps, 2001.
 */
export function directionOfLight(places: readonly ShadedPlace[]): Pick<FaceLight, 'direction' | 'directedness'> {
  let weights = places.map(({ weight }) => weight)
  let fit: number[] = [1, 0, 0, 0]
  for (let pass = 0; pass < PASSES; pass++) {
    fit = fitShading(places, weights)
    const errors = places.map(({ normal, brightness }) => Math.abs(shadingAt(fit, normal) - brightness))
    const usual = [...errors].sort((a, b) => a - b)[errors.length >> 1] || 1e-6
    weights = places.map(({ weight }, i) => weight * Math.min(1, (1.5 * usual) / (errors[i] || 1e-9)))
  }
  const [ambient = 1, x = 0, y = 0, z = 0] = fit
  const length = Math.hypot(x, y, z)
  const directedness = Math.min(1, length / Math.max(1e-6, ambient + length))
  return { direction: length > 1e-6 ? [x / length, y / length, z / length] : USUAL_LIGHT.direction, directedness }
}

const shadingAt = ([ambient = 0, x = 0, y = 0, z = 0]: readonly number[], normal: Vector) =>
  ambient + x * normal[0] + y * normal[1] + z * normal[2]

function fitShading(places: readonly ShadedPlace[], weights: readonly number[]): number[] {
  const matrix = Array.from({ length: 4 }, () => [0, 0, 0, 0])
  const right = [0, 0, 0, 0]
  let total = 0
  for (const [i, { normal, brightness }] of places.entries()) {
    const terms = [1, ...normal]
    const weight = weights[i] ?? 0
    total += weight
    for (let row = 0; row < 4; row++) {
      const weighted = weight * (terms[row] ?? 0)
      right[row] = (right[row] ?? 0) + weighted * brightness
      const line = matrix[row] ?? []
      for (let column = 0; column < 4; column++) line[column] = (line[column] ?? 0) + weighted * (terms[column] ?? 0)
    }
  }
  for (const axis of [1, 2, 3]) {
    const line = matrix[axis] ?? []
    line[axis] = (line[axis] ?? 0) + RIDGE * total
  }
  return solveLinear(matrix, right)
}

/** Dark skin and dim light look alike; the brightest things of the picture tell them apart in part. */
function strengthOf(skin: number, { pixels }: FaceSample): number {
  const values: number[] = []
  for (let i = 0; i < pixels.length; i += 16) values.push(luminance(linearAt(pixels, i)))
  const white = values.sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? USUAL_WHITE
  return Math.min(1.5, Math.max(0.05, (skin / USUAL_SKIN) ** 0.5 * (white / USUAL_WHITE) ** 0.4))
}

function tintOf(color: Rgb): Rgb {
  const mean = (color[0] + color[1] + color[2]) / 3 || 1
  const tint = color.map((value, axis) => (value / mean / (SKIN_TINT[axis] ?? 1)) ** TINT_TRUST)
  const middle = tint.reduce((sum, value) => sum + value, 0) / 3
  return tint.map((value) => value / middle) as unknown as Rgb
}

/** As light adds up, 0 to 1. Source: the sRGB standard, IEC 61966-2-1, nearly. */
export const linearAt = (pixels: ArrayLike<number>, offset: number): Rgb => [
  ((pixels[offset] ?? 0) / 255) ** 2.2,
  ((pixels[offset + 1] ?? 0) / 255) ** 2.2,
  ((pixels[offset + 2] ?? 0) / 255) ** 2.2,
]

export const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue
