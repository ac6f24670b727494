import { expect, test } from 'vitest'
import { extractFaceModels } from '../../../../scripts/face-models.ts'
import { mirroredIndices, readFaceMesh } from './face-mesh.ts'
import { createFaceReader, type FaceModels } from './face-reader.ts'
import { type Region, toImage } from './region.ts'
import { LANDMARK_COUNT } from './tracker.ts'

interface TestPicture {
  width: number
  height: number
  face?: { x: number; y: number; size: number; angle: number }
}

const mesh = readFaceMesh(Uint8Array.from(extractFaceModels().mesh ?? []))
const mirrored = mirroredIndices(mesh.points)

function createTestModels() {
  const searchedRegions: Region[] = []
  const nets: FaceModels<TestPicture> = {
    async detect({ face }, region) {
      searchedRegions.push(region)
      const boxes = new Float32Array(896 * 16)
      const scores = new Float32Array(896).fill(-50)
      if (!face) return { boxes, scores }
      const [u, v] = toRegion(region, face.x, face.y)
      const isUpright = Math.abs(face.angle - region.angle) < 0.5
      const isInside = u > 0.1 && u < 0.9 && v > 0.1 && v < 0.9
      if (!isUpright || !isInside || face.size / region.side < 0.1) return { boxes, scores }
      const size = (face.size / region.side) * 128
      scores[0] = 4
      const [x, y] = [u * 128 - 4, v * 128 - 4]
      boxes.set([x, y, size, size, x - size / 4, y, x + size / 4, y], 0)
      return { boxes, scores }
    },
    async landmarks({ face }, region) {
      const points = new Float32Array(LANDMARK_COUNT * 3)
      if (!face) return { points, presence: 0 }
      for (let i = 0; i < LANDMARK_COUNT; i++) {
        const [x, y] = pointOf(face, i)
        const [u, v] = toRegion(region, x, y)
        points.set([u, v, depthOf(face, i) / region.side], (region.isMirrored ? (mirrored[i] ?? i) : i) * 3)
      }
      const [u, v] = toRegion(region, face.x, face.y)
      return { points, presence: Math.abs(u - 0.5) < 0.3 && Math.abs(v - 0.5) < 0.3 ? 1 : 0 }
    },
  }
  return { nets, searchedRegions }
}

function pointOf({ x, y, size, angle }: Required<TestPicture>['face'], i: number): [number, number] {
  const [right, up] = [mesh.points[i * 3] ?? 0, mesh.points[i * 3 + 1] ?? 0].map((mm) => (mm * size) / 180) as [
    number,
    number,
  ]
  return [x + right * Math.cos(angle) + up * Math.sin(angle), y + right * Math.sin(angle) - up * Math.cos(angle)]
}

const depthOf = ({ size }: Required<TestPicture>['face'], i: number) => (-(mesh.points[i * 3 + 2] ?? 0) * size) / 180

function toRegion({ x, y, side, angle, isMirrored }: Region, px: number, py: number): [number, number] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const right = ((px - x) * cos + (py - y) * sin) / side
  return [(isMirrored ? -right : right) + 0.5, ((py - y) * cos - (px - x) * sin) / side + 0.5]
}

const FACE = { x: 300, y: 260, size: 200, angle: 0.1 }
const errorOf = (landmarks: Float32Array | null, face: Required<TestPicture>['face']) =>
  Math.max(
    ...[4, 33, 263, 152].map((i) => {
      const [x, y] = pointOf(face, i)
      return Math.hypot((landmarks?.[i * 3] ?? 0) - x, (landmarks?.[i * 3 + 1] ?? 0) - y)
    }),
  )

test.each([
  ['upright', { width: 640, height: 480, face: FACE }],
  ['on its side', { width: 640, height: 480, face: { ...FACE, angle: Math.PI / 2 } }],
  ['small in a large picture', { width: 1280, height: 960, face: { x: 1000, y: 300, size: 90, angle: 0 } }],
])('a face %s is found where it is, also in mirrored readings', async (_, painted) => {
  const reader = createFaceReader(createTestModels().nets, mesh.points)
  expect(errorOf((await reader.readStill(painted)).landmarks, painted.face)).toBeLessThan(0.5)
})

test('a still after another face is read as if it were the first picture', async () => {
  const other = { width: 640, height: 480, face: { ...FACE, x: 420, size: 120 } }
  const fresh = await createFaceReader(createTestModels().nets, mesh.points).readStill(other)
  const reader = createFaceReader(createTestModels().nets, mesh.points)
  await reader.readStill({ width: 640, height: 480, face: FACE })
  await reader.readLive({ width: 640, height: 480, face: FACE })
  expect(await reader.readStill(other)).toEqual(fresh)
  expect(await reader.readStill({ width: 640, height: 480 })).toEqual({ landmarks: null, doubted: null })
})

test('a live face is searched once and then followed, and searched again when it leaves, once per picture', async () => {
  const { nets, searchedRegions } = createTestModels()
  const reader = createFaceReader(nets, mesh.points)
  for (let i = 0; i < 20; i++) {
    const face = { ...FACE, x: 300 + i * 8 }
    expect(errorOf(await reader.readLive({ width: 640, height: 480, face }), face)).toBeLessThan(0.5)
  }
  expect(searchedRegions).toHaveLength(1)
  expect(await reader.readLive({ width: 640, height: 480 })).toBeNull()
  expect(await reader.readLive({ width: 640, height: 480 })).toBeNull()
  expect(searchedRegions).toHaveLength(2)
  expect(toImage(searchedRegions[1] as Region, 0.5, 0.5)).toEqual([320, 240])
})

test('a face that the model reads as flat as a drawing is refused', async () => {
  const { nets } = createTestModels()
  const flat: typeof nets = {
    ...nets,
    async landmarks(frame, region) {
      const reading = await nets.landmarks(frame, region)
      return { ...reading, points: reading.points.map((value, i) => (i % 3 === 2 ? 0 : value)) }
    },
  }
  const painted = { width: 640, height: 480, face: FACE }
  const { landmarks, doubted } = await createFaceReader(flat, mesh.points).readStill(painted)
  expect(landmarks).toBeNull()
  expect(errorOf(doubted, FACE)).toBeLessThan(0.5)
})

test.each([
  ['by one of its looks is a person’s', 0.9, false],
  ['by none of them is refused', 3, true],
])('a face that the detector sees again %s', async (_, seenWithin, isRefused) => {
  const { nets } = createTestModels()
  const whole = { width: 240, height: 240, face: { x: 120, y: 120, size: 150, angle: 0 } }
  const doubtful: typeof nets = {
    ...nets,
    async detect(frame, region) {
      const seen = await nets.detect(frame, region)
      // Even odds in the whole picture, and 1 to 6 where black surrounds it.
      seen.scores[0] = region.side === 240 ? 0.1 : region.side < 240 / seenWithin ? 4 : -1.8
      return seen
    },
    async landmarks(frame, region) {
      return { ...(await nets.landmarks(frame, region)), presence: 0.85 }
    },
  }
  expect((await createFaceReader(doubtful, mesh.points).readStill(whole)).doubted !== null).toBe(isRefused)
})
