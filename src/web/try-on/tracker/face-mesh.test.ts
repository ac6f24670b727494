import { expect, test } from 'vitest'
import { extractFaceModels } from '../../../../scripts/face-models.ts'
import { CANONICAL_FACE } from '../../../domain/fitting/canonical-face.ts'
import { mirroredIndices, readFaceMesh } from './face-mesh.ts'

const models = extractFaceModels()
const { points, triangles } = readFaceMesh(Uint8Array.from(models.mesh ?? []))

test('the extracted mesh agrees with the canonical face of the pose fit', () => {
  for (const [index, x, y, z] of CANONICAL_FACE) {
    expect(points[index * 3]).toBeCloseTo(x, 2)
    expect(points[index * 3 + 1]).toBeCloseTo(y, 2)
    expect(points[index * 3 + 2]).toBeCloseTo(z, 2)
  }
  expect(triangles).toHaveLength(898 * 3)
  expect(Math.max(...triangles)).toBe(467)
})

test('mirroring the index of a point twice gives the point', () => {
  const opposite = mirroredIndices(points)
  expect([opposite[33], opposite[4], opposite[127]]).toEqual([263, 4, 356])
  for (let i = 0; i < 468; i++) expect(opposite[opposite[i] ?? -1]).toBe(i)
})

test('the extracted models are TensorFlow Lite files', () => {
  for (const model of [models.detector, models.landmarks]) {
    expect(Buffer.from(model ?? []).toString('latin1', 4, 8)).toBe('TFL3')
  }
})
