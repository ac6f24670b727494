import {
  CubeTexture,
  DataTexture,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
} from 'three'
import type { Rgb } from '../../../domain/fitting/face-light.ts'
import type { Vector } from '../../../domain/fitting/pose.ts'

/** Pixels along a face: of polished, of satin and of dull surfaces. three.js wants one level more than it reads. */
const SIDES = [32, 16, 8, 4] as const
const FACES = 6

interface Level {
  side: number
  /** Red, green, blue of each pixel, face by face. */
  values: Float32Array
}

/**
 * Surroundings that surfaces reflect, blurred for dull ones. The generator of three.js takes seconds without a graphics
 * card; so coarse a cube takes some milliseconds.
 */
export function createEnvironmentCube() {
  const levels = SIDES.map((side) => listFaces(side))
  const [base = [], ...rest] = levels
  const texture = new CubeTexture(base as unknown as HTMLImageElement[])
  texture.mipmaps = rest.map((image) => ({ image })) as unknown as CubeTexture['mipmaps']
  Object.assign(texture, {
    isPMREMTexture: true,
    type: HalfFloatType,
    colorSpace: LinearSRGBColorSpace,
    magFilter: LinearFilter,
    minFilter: LinearMipmapLinearFilter,
    generateMipmaps: false,
  })
  return {
    texture,
    /** @param radiance the light from a direction, linear */
    draw(radiance: (direction: Vector) => Rgb) {
      const polished = fillLevel(SIDES[0], (direction) => radiance(direction))
      const satin = halved(polished)
      const small = halved(satin)
      const dull = (direction: Vector) => spread(small, direction)
      const drawn = [polished, satin, fillLevel(SIDES[2], dull), fillLevel(SIDES[3], dull)]
      for (const [i, level] of drawn.entries()) write(levels[i] ?? [], level)
      texture.needsUpdate = true
    },
  }
}

const listFaces = (side: number) =>
  Array.from({ length: FACES }, () => {
    const face = new DataTexture(new Uint16Array(side * side * 4), side, side)
    face.type = HalfFloatType
    return face
  })

/** The direction that a pixel of a cube's face shows, of length 1. Source: OpenGL ES 3.0, 3.8.10; three.js mirrors x. */
export function directionOf(face: number, across: number, down: number): Vector {
  const [x, y, z] = [
    [1, -down, -across],
    [-1, -down, across],
    [across, 1, down],
    [across, -1, -down],
    [across, -down, 1],
    [-across, -down, -1],
  ][face] as [number, number, number]
  const length = Math.hypot(x, y, z)
  return [-x / length, y / length, z / length]
}

function fillLevel(side: number, radiance: (direction: Vector) => Rgb): Level {
  const values = new Float32Array(FACES * side * side * 3)
  for (let i = 0; i < FACES * side * side; i++) values.set(radiance(pixelDirection(side, i)), i * 3)
  return { side, values }
}

function pixelDirection(side: number, i: number): Vector {
  const [column, row] = [i % side, Math.floor(i / side) % side]
  return directionOf(Math.floor(i / (side * side)), (2 * column + 1) / side - 1, (2 * row + 1) / side - 1)
}

function halved({ side, values }: Level): Level {
  const half = side / 2
  const result = new Float32Array(FACES * half * half * 3)
  for (let i = 0; i < values.length; i++) {
    const [pixel, axis] = [Math.floor(i / 3), i % 3]
    const [column, row, face] = [pixel % side, Math.floor(pixel / side) % side, Math.floor(pixel / (side * side))]
    const to = ((face * half + (row >> 1)) * half + (column >> 1)) * 3 + axis
    result[to] = (result[to] ?? 0) + (values[i] ?? 0) / 4
  }
  return { side: half, values: result }
}

const pixelDirections = new Map<number, Vector[]>()

/** What a dull surface that faces a direction shows: light counts by the cosine of its angle. */
function spread({ side, values }: Level, [x, y, z]: Vector): Rgb {
  const directions =
    pixelDirections.get(side) ?? Array.from({ length: FACES * side * side }, (_, i) => pixelDirection(side, i))
  pixelDirections.set(side, directions)
  let [red, green, blue, total] = [0, 0, 0, 0]
  for (let i = 0; i < directions.length; i++) {
    const [dx, dy, dz] = directions[i] ?? [0, 0, 0]
    const weight = dx * x + dy * y + dz * z
    if (weight <= 0) continue
    total += weight
    red += weight * (values[i * 3] ?? 0)
    green += weight * (values[i * 3 + 1] ?? 0)
    blue += weight * (values[i * 3 + 2] ?? 0)
  }
  return [red / total, green / total, blue / total]
}

function write(faces: readonly DataTexture[], { side, values }: Level): void {
  for (const [face, { image }] of faces.entries()) {
    const pixels = image.data as Uint16Array
    for (let i = 0; i < side * side; i++) {
      for (let axis = 0; axis < 3; axis++)
        pixels[i * 4 + axis] = DataUtils.toHalfFloat(values[(face * side * side + i) * 3 + axis] ?? 0)
      pixels[i * 4 + 3] = DataUtils.toHalfFloat(1)
    }
  }
}
