import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { directionOfLight, faceLightOf, type ShadedPlace, USUAL_LIGHT } from './face-light.ts'
import type { FaceSample } from './face-sample.ts'
import type { Vector } from './pose.ts'
import { skinColourOf } from './skin-colour.ts'

const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const degreesBetween = (a: Vector, b: Vector) => (Math.acos(Math.min(1, dot(a, b))) * 180) / Math.PI

/** The visible half of a head: normals that face the viewer. */
const NORMALS: Vector[] = Array.from({ length: 468 }, (_, i) => {
  const [across, up] = [((i % 26) - 12.5) / 14, (Math.floor(i / 26) - 8.5) / 11]
  return unit([across, up, Math.sqrt(Math.max(0.06, 1 - across ** 2 - up ** 2))])
})
const shade = (normal: Vector, key: Vector) => 0.25 + 0.2 * dot(normal, unit(key))

const KEYS: Vector[] = [
  [0.6, 0.3, 0.7],
  [-0.7, 0.2, 0.6],
  [0, 0.8, 0.5],
  [0.2, -0.5, 0.8],
]

describe('the direction of light', () => {
  test.each(KEYS)('is found from a known shading: %d %d %d', (...key) => {
    const places = NORMALS.map((normal) => ({ normal, brightness: shade(normal, key), weight: 1 }))
    const { direction, directedness } = directionOfLight(places)
    expect(degreesBetween(direction, unit(key))).toBeLessThan(12)
    expect(directedness).toBeGreaterThan(0.25)
  })

  test.each(KEYS)('is found though a sixth of the places are dark, as brows and shadows are: %d %d %d', (...key) => {
    const places = NORMALS.map(
      (normal, i): ShadedPlace => ({ normal, brightness: i % 6 === 0 ? 0.02 : shade(normal, key), weight: 1 }),
    )
    expect(degreesBetween(directionOfLight(places).direction, unit(key))).toBeLessThan(20)
  })

  test('flat light comes from nowhere', () => {
    const places = NORMALS.map((normal) => ({ normal, brightness: 0.3, weight: 1 }))
    expect(directionOfLight(places).directedness).toBeLessThan(0.1)
  })

  test('does not depend on how bright the picture is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KEYS), fc.double({ min: 0.05, max: 1, noNaN: true }), (key, dim) => {
        const at = (factor: number) =>
          directionOfLight(NORMALS.map((normal) => ({ normal, brightness: factor * shade(normal, key), weight: 1 })))
        expect(degreesBetween(at(1).direction, at(dim).direction)).toBeLessThan(0.1)
        expect(at(dim).directedness).toBeCloseTo(at(1).directedness)
      }),
    )
  })
})

const SIDE = 26
const ROTATION = [1, 0, 0, 0, 1, 0, 0, 0, 1] as const
const LANDMARKS = Float32Array.from({ length: 468 * 3 }, (_, i) => {
  const place = Math.floor(i / 3)
  return i % 3 === 0 ? place % SIDE : i % 3 === 1 ? Math.floor(place / SIDE) : 0
})

/** A face whose skin has a color in full light, in a light of a strength and a color. */
function sampleOf(skin: Vector, light: (normal: Vector) => Vector): FaceSample {
  const pixels = new Uint8ClampedArray(SIDE * 18 * 4)
  for (const [i, normal] of NORMALS.entries()) {
    const [red, green, blue] = light(normal)
    const encoded = [skin[0] * red, skin[1] * green, skin[2] * blue].map((value) => 255 * value ** (1 / 2.2))
    pixels.set([...encoded, 255], i * 4)
  }
  return { width: SIDE, height: 18, pixels, left: 0, top: 0, scale: 1 }
}

function lightOf(sample: FaceSample) {
  const skin = skinColourOf(sample, LANDMARKS)
  if (!skin) throw new Error('no skin')
  return faceLightOf(sample, { landmarks: LANDMARKS, normals: NORMALS.flat(), rotation: ROTATION }, skin)
}

describe('the light on a face', () => {
  const even = (strength: number) => (): Vector => [strength, strength, strength]
  const SKIN: Vector = [0.6, 0.36, 0.26]

  test('is weaker in a dim picture', () => {
    const [usual, dim] = [lightOf(sampleOf(SKIN, even(0.7))), lightOf(sampleOf(SKIN, even(0.07)))]
    expect(usual.strength).toBeGreaterThan(0.7)
    expect(dim.strength).toBeLessThan(usual.strength / 4)
  })

  test('is warm where a lamp is', () => {
    const lamp = lightOf(sampleOf(SKIN, () => [0.8, 0.6, 0.35]))
    const sky = lightOf(sampleOf(SKIN, () => [0.5, 0.6, 0.8]))
    expect(lamp.tint[0] / lamp.tint[2]).toBeGreaterThan(1.2 * (sky.tint[0] / sky.tint[2]))
  })

  test('comes from the side that is brighter', () => {
    const fromLeft = lightOf(sampleOf(SKIN, (normal) => even(0.5 - 0.25 * normal[0])()))
    expect(fromLeft.direction[0]).toBeLessThan(-0.6)
  })

  test('is the usual one where no skin is seen', () => {
    const outside = LANDMARKS.map((value) => value + 500)
    const sample = sampleOf(SKIN, even(0.7))
    const skin = skinColourOf(sample, LANDMARKS)
    const face = { landmarks: outside, normals: NORMALS.flat(), rotation: ROTATION }
    expect(skin && faceLightOf(sample, face, skin)).toEqual(USUAL_LIGHT)
  })
})
