import { describe, expect, test } from 'vitest'
import type { FaceSample } from './face-sample.ts'
import type { SkinColour } from './skin-colour.ts'
import { AT_EAR, type TemplePlace, templeEnd } from './temple-reach.ts'

const SIDE = 100
const SKIN = [200, 150, 120] as const
const HAIR = [40, 30, 25] as const
const SKIN_COLOUR: SkinColour = { mean: [5.07, 0.425, 0.32], spread: [0.24, 0.017, 0.012] }

/** A picture of 100 mm at 1 mm a pixel, whose hair is where `isHair` says. */
function sampleOf(isHair: (x: number, y: number) => boolean): FaceSample {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let i = 0; i < SIDE * SIDE; i++) {
    pixels.set([...(isHair(i % SIDE, Math.floor(i / SIDE)) ? HAIR : SKIN), 255], i * 4)
  }
  return { width: SIDE, height: SIDE, pixels, left: 0, top: 0, scale: 1 }
}

/** A temple from the right edge of the picture to its left edge, where the ear is. */
const places = (change: (mmToEar: number) => Partial<TemplePlace> = () => ({})): TemplePlace[] =>
  Array.from({ length: 46 }, (_, i) => {
    const mmToEar = 90 - 2 * i
    return { at: [mmToEar + 2, 50], across: [0, 1], mmToEar, isBehindHead: false, isOnHead: true, ...change(mmToEar) }
  })

describe('where a temple ends', () => {
  test('on bare skin it reaches the ear', () => {
    expect(
      templeEnd(
        places(),
        sampleOf(() => false),
        SKIN_COLOUR,
      ),
    ).toEqual(AT_EAR)
  })

  test('hair hides it from where the hair begins, softly', () => {
    const { mmToEar, softMm } = templeEnd(
      places(),
      sampleOf((x) => x < 40),
      SKIN_COLOUR,
    )
    expect(mmToEar + softMm / 2).toBeGreaterThan(34)
    expect(mmToEar + softMm / 2).toBeLessThan(42)
    expect(softMm).toBeGreaterThan(5)
  })

  test('skin between a lock of hair and the ear shows no piece of it again', () => {
    const { mmToEar } = templeEnd(
      places(),
      sampleOf((x) => x > 40 && x < 60),
      SKIN_COLOUR,
    )
    expect(mmToEar).toBeGreaterThan(45)
  })

  test('a mole or a hair hides nothing', () => {
    expect(
      templeEnd(
        places(),
        sampleOf((x) => x >= 50 && x < 53),
        SKIN_COLOUR,
      ),
    ).toEqual(AT_EAR)
  })

  test('what is beside the head hides nothing', () => {
    const beside = places(() => ({ isOnHead: false }))
    expect(
      templeEnd(
        beside,
        sampleOf(() => true),
        SKIN_COLOUR,
      ),
    ).toEqual(AT_EAR)
  })

  test('the head hides it for good', () => {
    const behind = places((mmToEar) => ({ isBehindHead: mmToEar < 60 && mmToEar > 30 }))
    expect(
      templeEnd(
        behind,
        sampleOf(() => false),
        SKIN_COLOUR,
      ).mmToEar,
    ).toBe(58)
  })

  test('without a known skin the head’s shape alone decides', () => {
    expect(
      templeEnd(
        places(),
        sampleOf(() => true),
        null,
      ),
    ).toEqual(AT_EAR)
  })
})
