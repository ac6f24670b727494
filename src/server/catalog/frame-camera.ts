import type { Point } from './smooth-path.ts'

/** A place on a frame in mm: x to the right of the picture, y down, z towards the viewer; the front lies at z = 0. */
export type Place = readonly [x: number, y: number, z: number]

export interface Camera {
  yaw: number
  pitch: number
  /** From the eye to the front, in mm. */
  distance: number
  /** The radius of the front's bend around the face, in mm. */
  bend: number
  /** Pixels to a millimetre, the same for every product seen by this camera. */
  scale: number
}

const degrees = (value: number) => (value * Math.PI) / 180

/** The front is drawn flat, so that a millimetre measures the same everywhere on it; only the temples recede. */
export const CAMERAS = {
  front: { yaw: 0, pitch: degrees(1.5), distance: 900, bend: 1e9, scale: 8.8 },
  'three-quarter': { yaw: degrees(-32), pitch: degrees(9), distance: 750, bend: 165, scale: 7 },
  side: { yaw: degrees(-80), pitch: degrees(2.5), distance: 1200, bend: 420, scale: 8 },
} satisfies Record<string, Camera>

/** How far back the bend puts a point of the front, in mm. */
export function bendAt(camera: Camera, x: number): number {
  return (x * x) / (2 * camera.bend)
}

/** Where a place is seen, in mm on the picture. */
export function project(camera: Camera, [x, y, z]: Place): Point {
  const [cosY, sinY] = [Math.cos(camera.yaw), Math.sin(camera.yaw)]
  const [cosP, sinP] = [Math.cos(camera.pitch), Math.sin(camera.pitch)]
  const turned = x * cosY + z * sinY
  const depth = z * cosY - x * sinY
  const height = camera.yaw === 0 && z === 0 ? y : y * cosP + depth * sinP
  const nearness = camera.distance / (camera.distance - (depth * cosP - y * sinP * (camera.yaw === 0 ? 0 : 1)))
  return [turned * nearness, height * nearness]
}

/** A point of the front, `behind` mm behind its face. */
export function projectFront(camera: Camera, [x, y]: Point, behind = 0): Point {
  return project(camera, [x, y, -bendAt(camera, x) - behind])
}
