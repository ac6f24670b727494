import type { Page } from '@playwright/test'
import { faceWidthMm } from '../../src/domain/fitting/face-width.ts'
import { FRAME_ORIGIN, PUPIL_MIDPOINT } from '../../src/domain/fitting/place-2d.ts'
import { solvePose } from '../../src/domain/fitting/solve-pose.ts'
import type { Bench, Read } from './page.ts'
import type { Copy } from './picture-copy.ts'

type ImagePoint = readonly [x: number, y: number]

/** Positions in pixels of the whole picture, angles in degrees. */
export interface Face {
  picture: string
  origin: ImagePoint
  /** Where the frame's bridge rests; it lies in front of the eyes, so a turned head shows it beside their middle. */
  bridge: ImagePoint
  betweenEyes: ImagePoint
  roll: number
  yaw: number
  pitch: number
  eyesPx: number
  /** Between the outer corners of the eyes, in mm of the canonical face. */
  eyesMm: number
  widthMm: number
}

const [RIGHT_EYE, LEFT_EYE] = [33, 263]

export const read = (page: Page, url: string, copy: Copy = {}, kind: 'still' | 'live' = 'still'): Promise<Read> =>
  page.evaluate(([a, c, k]) => (window as unknown as { bench: Bench }).bench.read(a, c, k), [url, copy, kind] as const)

/** Reads a face from a copy and maps it back to the original picture. */
export function measureFace(picture: string, reading: Read, copy: Copy = {}): Face | null {
  const { landmarks } = reading
  if (!landmarks) return null
  const pose = solvePose(landmarks, reading)
  const toOriginal = createInverseMapping(reading, copy)
  const at = (index: number): ImagePoint => [landmarks[index * 3] ?? 0, landmarks[index * 3 + 1] ?? 0]
  const [right, left] = [at(RIGHT_EYE), at(LEFT_EYE)]
  const depth = (landmarks[RIGHT_EYE * 3 + 2] ?? 0) - (landmarks[LEFT_EYE * 3 + 2] ?? 0)
  const eyesDistance = Math.hypot(left[0] - right[0], left[1] - right[1])
  const roll = pose.roll + (copy.rollDegrees ?? 0)
  return {
    picture,
    origin: toOriginal(pose.project(PUPIL_MIDPOINT)),
    bridge: toOriginal(pose.project(FRAME_ORIGIN)),
    betweenEyes: toOriginal([(right[0] + left[0]) / 2, (right[1] + left[1]) / 2]),
    roll: copy.isMirrored ? -roll : roll,
    yaw: pose.yaw,
    pitch: pose.pitch,
    eyesPx: eyesDistance / (copy.scale ?? 1),
    eyesMm: Math.hypot(eyesDistance, depth) / pose.pxPerMm,
    widthMm: faceWidthMm(landmarks, pose),
  }
}

function createInverseMapping(
  { width, height }: Read,
  { rollDegrees = 0, isMirrored = false, scale = 1, cropped = 0 }: Copy,
) {
  const whole = scale * (1 - 2 * cropped)
  const [cos, sin] = [Math.cos((-rollDegrees * Math.PI) / 180), Math.sin((-rollDegrees * Math.PI) / 180)]
  return ([x, y]: ImagePoint): ImagePoint => {
    const [right, down] = [(x - width / 2) / scale, (y - height / 2) / scale]
    const [turnedRight, turnedDown] = [right * cos - down * sin, right * sin + down * cos]
    return [(isMirrored ? -turnedRight : turnedRight) + width / whole / 2, turnedDown + height / whole / 2]
  }
}

/** The distance between two readings of a face, in shares of the distance between the eyes' outer corners. */
export const relativeDistance = (a: Face, b: Face): number =>
  Math.hypot(a.origin[0] - b.origin[0], a.origin[1] - b.origin[1]) / a.eyesPx
