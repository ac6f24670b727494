import { describe, expect, test } from 'vitest'
import type { FaceSample } from './face-sample.ts'
import { findFringe, stripsOf } from './fringe.ts'
import type { SkinColour } from './skin-colour.ts'

const SIDE = 128
const SKIN = [200, 150, 120] as const
const HAIR = [40, 30, 25] as const
const SKIN_COLOUR: SkinColour = { mean: [5.07, 0.425, 0.32], spread: [0.24, 0.017, 0.012] }
/** The face's upper edge is at row 30, its brows are at row 70. */
const [EDGE, BROW] = [30, 70]
const TOPS = [54, 103, 67, 109, 10, 338, 297, 332, 284]
const BROWS = [70, 63, 105, 66, 9, 296, 334, 293, 300]

function landmarks(): Float32Array {
  const points = new Float32Array(468 * 3)
  for (const [row, indices] of [
    [EDGE, TOPS],
    [BROW, BROWS],
  ] as const) {
    for (const [i, index] of indices.entries()) points.set([24 + i * 10, row, 0], index * 3)
  }
  return points
}

function sampleOf(isHair: (x: number, y: number) => boolean): FaceSample {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let i = 0; i < SIDE * SIDE; i++) {
    pixels.set([...(isHair(i % SIDE, Math.floor(i / SIDE)) ? HAIR : SKIN), 255], i * 4)
  }
  return { width: SIDE, height: SIDE, pixels, left: 0, top: 0, scale: 1 }
}

describe('a fringe', () => {
  test('is not found on a bare brow, though brows are as dark as hair', () => {
    const isBrow = (_: number, y: number) => y > 66 && y < 74
    expect(findFringe(sampleOf(isBrow), landmarks(), SKIN_COLOUR)).toBeNull()
  })

  test('that ends above the brows hides nothing of a frame', () => {
    expect(
      findFringe(
        sampleOf((_, y) => y < 45),
        landmarks(),
        SKIN_COLOUR,
      ),
    ).toBeNull()
  })

  test('is found where it hangs, down to its end', () => {
    const fringe = findFringe(
      sampleOf((x, y) => x < 70 && y < 66),
      landmarks(),
      SKIN_COLOUR,
    )
    const strips = stripsOf(fringe ?? [], landmarks())
    expect(strips.length).toBeGreaterThan(4)
    for (const { top, end } of strips) {
      if (top[0] < 68 && top[0] > 40) expect(Math.abs(end[1] - 66)).toBeLessThan(4)
      if (top[0] > 72) expect(end[1]).toBe(top[1])
    }
  })

  test('follows a face that moves', () => {
    const fringe =
      findFringe(
        sampleOf((_, y) => y < 66),
        landmarks(),
        SKIN_COLOUR,
      ) ?? []
    const moved = landmarks().map((value, i) => (i % 3 === 0 ? value + 20 : value))
    const [before, after] = [stripsOf(fringe, landmarks()), stripsOf(fringe, moved)]
    expect(after[12]?.end[0]).toBeCloseTo((before[12]?.end[0] ?? 0) + 20)
  })

  test('is not believed where no skin is seen at all', () => {
    expect(
      findFringe(
        sampleOf(() => true),
        landmarks(),
        SKIN_COLOUR,
      ),
    ).toBeNull()
  })
})
