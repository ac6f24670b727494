import { describe, expect, it } from 'vitest'
import type { Shape } from '../../src/domain/eyewear.ts'
import { SAMPLE_SIZES, sampleDesign } from '../designs/sample-designs.ts'
import { buildFrame, DRAFT } from './frame.ts'
import { boxingOf } from './lens.ts'
import { boxOf, type Mesh } from './mesh.ts'

const WIRE_ONLY: readonly Shape[] = ['aviator', 'hexagonal', 'browline']
const shapes = Object.keys(SAMPLE_SIZES) as Shape[]
const cases: [Shape, 'acetate' | 'metal'][] = [
  ...shapes.filter((shape) => !WIRE_ONLY.includes(shape)).map((shape): [Shape, 'acetate'] => [shape, 'acetate']),
  ...shapes.map((shape): [Shape, 'metal'] => [shape, 'metal']),
]

describe('a frame measures what its product says, within 0.2 mm', () => {
  it.each(cases)('%s in %s', (shape, material) => {
    const design = sampleDesign(shape, material)
    const parts = buildFrame(design, DRAFT)
    const mesh = (name: string): Mesh => parts.find((part) => part.name === name)?.mesh as Mesh
    const left = boxingOf(mesh('lens_L'))
    const right = boxOf(mesh('lens_R'))
    expect(Math.abs(left.widthMm - design.size.lensWidthMm)).toBeLessThan(0.2)
    expect(Math.abs(left.heightMm - design.size.lensHeightMm)).toBeLessThan(0.2)
    expect(Math.abs(left.nasalX - right.high[0] - design.size.bridgeMm)).toBeLessThan(0.2)
    const front = parts.filter((part) => part.name.startsWith('rim')).map((part) => boxOf(part.mesh))
    const width = Math.max(...front.map((box) => box.high[0])) - Math.min(...front.map((box) => box.low[0]))
    expect(Math.abs(width - design.size.frameWidthMm)).toBeLessThan(0.2)
  })
})
