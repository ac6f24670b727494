import { describe, expect, test } from 'vitest'
import type { FrameDesign } from '../../src/domain/frame-design/frame-design.ts'
import { SEED_PRODUCTS } from '../../src/server/db/seed/products.ts'
import { modelDesign } from '../designs/model-design.ts'
import { buildFrame } from './frame.ts'
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
    ({ construction, code }, i) => construction !== 'shield' && designs.findIndex((d) => d.code === code) === i,
  )
  test.each(printed.map((design) => [design.code, design] as const))('%s', (_, design) => {
    const print = { left: sizePrint(design.size), right: 'Wren & Tallow' }
    const parts = buildFrame(design, DRAFT_DETAIL, print)
    const part = (name: string) => parts.find((one) => one.name === name) as Part
    const body = design.temple.sleeveMm > 0 ? 'sleeve' : 'temple'
    for (const side of ['L', 'R']) {
      const letters = boundingBox(part(`temple_print_${side}`).mesh)
      const temple = boundingBox(part(`${body}_${side}`).mesh)
      expect(letters.low[1]).toBeGreaterThan(temple.low[1])
      expect(letters.high[1]).toBeLessThan(temple.high[1])
      expect(letters.high[2]).toBeLessThan(-30)
      const height = heightAboveFace(part(`${body}_${side}`), part(`temple_print_${side}`))
      expect(height).toBeLessThan(0.16)
    }
  })
})

/** The greatest height of letters above or below the face that they lie on, in mm; the line's own radius is in it. */
function heightAboveFace(temple: Part, letters: Part): number {
  const sign = letters.name.endsWith('_L') ? -1 : 1
  let worst = 0
  for (let i = 0; i < letters.mesh.positions.length; i += 3 * 7) {
    const [x, y, z] = [0, 1, 2].map((axis) => letters.mesh.positions[i + axis] as number) as [number, number, number]
    worst = Math.max(worst, Math.abs(sign * x - innerFace(temple.mesh, y, z, sign)))
  }
  return worst
}

/** The greatest `sign * x` of the mesh on the line through `y` and `z`. */
function innerFace({ positions, indices }: Part['mesh'], y: number, z: number, sign: number): number {
  const at = (i: number, axis: number) => positions[3 * (indices[i] as number) + axis] as number
  let face = -Infinity
  for (let i = 0; i < indices.length; i += 3) {
    const area = (p: [number, number], q: [number, number], r: [number, number]) =>
      (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
    const [a, b, c] = [i, i + 1, i + 2].map((j): [number, number] => [at(j, 1), at(j, 2)]) as [
      [number, number],
      [number, number],
      [number, number],
    ]
    const whole = area(a, b, c)
    const [u, v, w] = [area([y, z], b, c) / whole, area(a, [y, z], c) / whole, area(a, b, [y, z]) / whole]
    if (u >= 0 && v >= 0 && w >= 0) face = Math.max(face, sign * (u * at(i, 0) + v * at(i + 1, 0) + w * at(i + 2, 0)))
  }
  return face
}
