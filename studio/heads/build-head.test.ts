import { expect, test } from 'vitest'
import { extractFaceModels } from '../../scripts/face-models.ts'
import { HEAD_NAMES, HEAD_WIDTHS_MM } from '../../src/domain/fitting/limestone-heads.ts'
import { carvedFace, faceWidthOf } from './build-head.ts'
import { readCanonicalFace } from './canonical-surface.ts'

const canonical = readCanonicalFace(extractFaceModels().mesh ?? new Uint8Array())

test.each(HEAD_NAMES)('the face of the %s is as wide as stated, within half a millimetre', (name) => {
  const face = carvedFace(canonical, name, HEAD_WIDTHS_MM[name], 2)
  expect(Math.abs(faceWidthOf(face) - HEAD_WIDTHS_MM[name])).toBeLessThan(0.5)
})

test.each(HEAD_NAMES)('the face of the %s is the same on both sides', (name) => {
  const { points } = carvedFace(canonical, name, HEAD_WIDTHS_MM[name], 2)
  const [right, left] = [points[33], points[263]]
  expect(right?.[0]).toBeCloseTo(-(left?.[0] ?? 0), 1)
  expect(right?.[2]).toBeCloseTo(left?.[2] ?? 0, 1)
})
