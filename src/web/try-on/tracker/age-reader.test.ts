import { expect, test } from 'vitest'
import { extractFaceModels } from '../../../../scripts/face-models.ts'
import { readAge } from './age-reader.ts'
import { readFaceMesh } from './face-mesh.ts'
import type { Region } from './region.ts'

const mesh = readFaceMesh(Uint8Array.from(extractFaceModels().mesh ?? []))
/** The canonical face at 200, 300 with two pixels to a millimetre, turned by an angle. */
const faceTurnedBy = (angle: number) =>
  Float32Array.from({ length: mesh.points.length }, (_, i) => {
    const [x, y] = [(mesh.points[i - (i % 3)] ?? 0) * 2, -(mesh.points[i - (i % 3) + 1] ?? 0) * 2]
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return [200 + x * cos - y * sin, 300 + x * sin + y * cos, 0][i % 3] ?? 0
  })

test('the age is the mean of squares around jaw and brows and of their mirror images, turned with the face', () => {
  const seen: Region[] = []
  const years = readAge('picture', faceTurnedBy(0.3), 0.3, (_, region) => seen.push(region) * 10)
  expect(years).toBe(25)
  expect(seen.map(({ isMirrored }) => isMirrored)).toEqual([false, true, false, true])
  for (const { angle, x, y, side } of seen) {
    expect(angle).toBe(0.3)
    expect(Math.hypot(x - 200, y - 300)).toBeLessThan(60)
    // The canonical face is about 150 mm wide.
    expect(side / 2 / 1.2).toBeGreaterThan(125)
    expect(side / 2 / 1.2).toBeLessThan(185)
  }
})
