import { describe, expect, it } from 'vitest'
import type { FrameDesign } from '../../src/domain/frame-design/frame-design.ts'
import { outlineOf } from '../../src/domain/frame-design/front-outline.ts'
import { SEED_PRODUCTS } from '../../src/server/db/seed/products.ts'
import { modelDesign } from '../designs/model-design.ts'
import { buildFrame } from './frame.ts'
import { drillHole } from './lens-mounts.ts'
import { DRAFT_DETAIL, type Part } from './part.ts'
import type { Vec3 } from './vector.ts'
import { padParts } from './wire-parts.ts'

const designs = new Map<string, FrameDesign>()
for (const product of SEED_PRODUCTS) {
  const design = modelDesign(product)
  if (design) designs.set(design.code, design)
}
const designsOf = (...constructions: FrameDesign['construction'][]) =>
  [...designs.values()]
    .filter(({ construction }) => constructions.includes(construction))
    .map((d) => [d.code, d] as const)

function pointsOf(parts: readonly Part[], name: string): Vec3[] {
  const { positions } = (parts.find((part) => part.name === name) as Part).mesh
  return Array.from(
    { length: positions.length / 3 },
    (_, i): Vec3 => [positions[i * 3] as number, positions[i * 3 + 1] as number, positions[i * 3 + 2] as number],
  )
}

/** Between the nearest vertices of two meshes. */
function gapMm(some: readonly Vec3[], others: readonly Vec3[]): number {
  return Math.min(
    ...some.map((a) => others.reduce((low, b) => Math.min(low, Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])), 99)),
  )
}

describe('rimless lenses are screwed to bridge and end-pieces', () => {
  it.each(designsOf('rimless'))('%s', (_, design) => {
    const parts = buildFrame(design, DRAFT_DETAIL)
    for (const side of ['nasal', 'temporal'] as const) {
      const [x, y] = drillHole(design, side)
      const toEdge = Math.min(...outlineOf(design, 800).map((p) => Math.hypot(p[0] - x, p[1] - y)))
      expect(toEdge).toBeGreaterThan(2)
      const screw = pointsOf(parts, `screw_${side}_L`)
      const lens = pointsOf(parts, 'lens_L').filter((p) => Math.hypot(p[0] - x, p[1] - y) < 2)
      expect(Math.max(...screw.map((p) => p[2]))).toBeGreaterThan(Math.max(...lens.map((p) => p[2])) + 0.5)
      expect(Math.min(...screw.map((p) => p[2]))).toBeLessThan(Math.min(...lens.map((p) => p[2])) - 1.8)
      expect(gapMm(screw, pointsOf(parts, side === 'nasal' ? 'rim_bridge' : 'rim_end_L'))).toBeLessThan(0.4)
    }
    expect(gapMm(pointsOf(parts, 'pad_arm_L'), pointsOf(parts, 'screw_nasal_L'))).toBeLessThan(0.4)
  })
})

describe('nose pads hang on their arms', () => {
  it.each(designsOf('metal', 'half-rim', 'rimless', 'browline', 'shield'))('%s', (_, design) => {
    const parts = padParts(design)
    const [arm, pad] = [pointsOf(parts, 'pad_arm_L'), pointsOf(parts, 'pad_L')]
    expect(gapMm(arm, pad)).toBeLessThan(0.5)
    // The arm does not come out at the side of the nose.
    const back = Math.max(...pad.map((p) => p[2])) - 2
    const atPad = arm.filter((p) => p[2] < back)
    expect(Math.min(...atPad.map((p) => p[0]))).toBeGreaterThan(Math.min(...pad.map((p) => p[0])) + 0.8)
  })
})
