import { describe, expect, test } from 'vitest'
import type { FrameDesign } from '../../src/domain/frame-design/frame-design.ts'
import { SEED_PRODUCTS } from '../../src/server/db/seed/products.ts'
import { modelDesign } from '../designs/model-design.ts'
import { acetateTempleParts, templePrintParts } from './acetate-parts.ts'
import { boundingBox } from './mesh.ts'
import { DRAFT_DETAIL, type Part } from './part.ts'
import { textStrokes } from './stroke-letters.ts'
import { sizePrint, templePrint } from './temple-print.ts'

const designs = SEED_PRODUCTS.flatMap((product) => modelDesign(product) ?? [])

test('every brand can be set in capitals, without accents', () => {
  for (const { brand } of SEED_PRODUCTS) expect(textStrokes(brand).length).toBeGreaterThan(brand.length)
  expect(textStrokes('Thalvère')).toEqual(textStrokes('THALVERE'))
  expect(() => textStrokes('?')).toThrow('no strokes')
})

test('sizes read lens, bridge, temple', () => {
  expect(sizePrint({ lensWidthMm: 49, bridgeMm: 21, templeMm: 145 })).toBe('49□21 145')
})

test('text runs towards the hinge on the left temple, and away from it on the right', () => {
  const design = designs[0] as FrameDesign
  for (const [side, sign] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const { positions } = templePrint(design, 'HI', side)
    const [first, last] = [positions[2] as number, positions.at(-1) as number]
    expect(sign * (last - first)).toBeGreaterThan(0.5)
  }
})

describe('letters lie on the inner face of their temple', () => {
  const printed = designs.filter(
    ({ construction, code }, i) =>
      (construction === 'acetate' || construction === 'browline') && designs.findIndex((d) => d.code === code) === i,
  )
  test.each(printed.map((design) => [design.code, design] as const))('%s', (_, design) => {
    const print = { left: sizePrint(design.size), right: 'Wren & Tallow' }
    const parts = [...acetateTempleParts(design, DRAFT_DETAIL), ...templePrintParts(design, print)]
    const part = (name: string) => parts.find((one) => one.name === name) as Part
    for (const side of ['L', 'R']) {
      const letters = boundingBox(part(`temple_print_${side}`).mesh)
      const temple = boundingBox(part(`temple_${side}`).mesh)
      expect(letters.low[1]).toBeGreaterThan(temple.low[1])
      expect(letters.high[1]).toBeLessThan(temple.high[1])
      expect(letters.high[2]).toBeLessThan(-30)
      const height = heightAboveFace(part(`temple_${side}`), part(`temple_print_${side}`))
      expect(height).toBeLessThan(0.16)
    }
  })
})

/** The greatest height of letters above the level of the temple's face, in mm; both faces are nearly in planes of x. */
function heightAboveFace(temple: Part, letters: Part): number {
  const sign = letters.name.endsWith('_L') ? -1 : 1
  const along = (mesh: Part['mesh'], from: number, to: number): number => {
    let high = -Infinity
    for (let i = 0; i < mesh.positions.length; i += 3) {
      const z = mesh.positions[i + 2] as number
      if (z > from && z < to) high = Math.max(high, sign * (mesh.positions[i] as number))
    }
    return high
  }
  let worst = 0
  const { low, high } = boundingBox(letters.mesh)
  for (let z = low[2]; z < high[2]; z += 3) {
    const above = along(letters.mesh, z, z + 3) - along(temple.mesh, z - 1, z + 4)
    if (above > -Infinity) worst = Math.max(worst, Math.abs(above))
  }
  return worst
}
