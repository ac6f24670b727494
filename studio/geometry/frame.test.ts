import { describe, expect, it } from 'vitest'
import { type FrameDesign, lensSpanMm } from '../../src/domain/frame-design/frame-design.ts'
import { SEED_PRODUCTS } from '../../src/server/db/seed/products.ts'
import { modelDesign } from '../designs/model-design.ts'
import { buildFrame } from './frame.ts'
import { boundingBox, type Mesh } from './mesh.ts'
import { DRAFT_DETAIL, type Part } from './part.ts'

const designs = new Map<string, FrameDesign>()
for (const product of SEED_PRODUCTS) {
  const design = modelDesign(product)
  if (design) designs.set(design.code, design)
}

const meshOf = (parts: readonly Part[], name: string): Mesh => {
  const part = parts.find((p) => p.name === name)
  if (!part) throw new Error(`no ${name}`)
  return part.mesh
}

/** Coarse cells suffice: the measured widths end at planes and lens edges, which do not depend on the cell size. */
const COARSE = { ...DRAFT_DETAIL, cellMm: 0.6, trim: false }

describe('a frame has the measurements of its product within 0.2 mm', { timeout: 60_000 }, () => {
  it.each([...designs.values()].map((d) => [d.code, d] as const))(
    '%s',
    (_, design) => {
      const { size } = design
      const parts = buildFrame(design, COARSE)
      const isShield = design.construction === 'shield'
      const { low, high } = boundingBox(meshOf(parts, isShield ? 'lens' : 'lens_L'))
      // A and B of the boxing system (ISO 8624).
      expect(Math.abs(high[0] - low[0] - lensSpanMm(design))).toBeLessThan(0.2)
      expect(Math.abs(high[1] - low[1] - size.lensHeightMm)).toBeLessThan(0.2)
      if (!isShield) {
        const between = low[0] - boundingBox(meshOf(parts, 'lens_R')).high[0]
        expect(Math.abs(between - size.bridgeMm)).toBeLessThan(0.2)
      }
      const front = parts.filter((part) => part.name.startsWith('rim')).map((part) => boundingBox(part.mesh))
      const width = Math.max(...front.map((box) => box.high[0])) - Math.min(...front.map((box) => box.low[0]))
      expect(Math.abs(width - size.frameWidthMm)).toBeLessThan(0.2)
    },
    60_000,
  )
})
