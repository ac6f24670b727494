import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CANONICAL_FACE } from './canonical-face.ts'
import { angleBetween, anglesOf, type Rotation, rotate, rotationOf, type Vector } from './pose.ts'
import { solvePose } from './solve-pose.ts'

const PICTURE = { width: 1280, height: 960 }
const FOCAL = 1.15 * 1280

function turned(yaw: number, pitch: number, roll: number): Rotation {
  const half = (degrees: number) => (degrees * Math.PI) / 360
  const [cy, sy, cp, sp, cr, sr] = [yaw, -pitch, roll].flatMap((angle) => [
    Math.cos(half(angle)),
    Math.sin(half(angle)),
  ])
  const times = (a: number[], b: number[]) => {
    const [aw = 0, ax = 0, ay = 0, az = 0] = a
    const [bw = 0, bx = 0, by = 0, bz = 0] = b
    return [
      aw * bw - ax * bx - ay * by - az * bz,
      aw * bx + ax * bw + ay * bz - az * by,
      aw * by - ax * bz + ay * bw + az * bx,
      aw * bz + ax * by - ay * bx + az * bw,
    ]
  }
  const q = times(times([cr ?? 1, 0, 0, sr ?? 0], [cp ?? 1, sp ?? 0, 0, 0]), [cy ?? 1, 0, sy ?? 0, 0])
  return rotationOf([q[0] ?? 1, q[1] ?? 0, q[2] ?? 0, q[3] ?? 0])
}

/** The 468 landmarks of the canonical face as a camera sees them, z as the tracker gives it: along the way to the face. */
function seen(rotation: Rotation, [x0, y0, distance]: Vector, focal = FOCAL): Float64Array {
  const landmarks = new Float64Array(468 * 3)
  const away = Math.hypot(x0, y0, distance)
  for (const [index, x, y, z] of CANONICAL_FACE) {
    const [px, py, pz] = rotate(rotation, [x, y, z])
    const nearness = focal / (distance - pz)
    landmarks[index * 3] = PICTURE.width / 2 + (px + x0) * nearness
    landmarks[index * 3 + 1] = PICTURE.height / 2 - (py + y0) * nearness
    landmarks[index * 3 + 2] = ((px * x0 + py * y0 - pz * distance) / away) * (focal / distance)
  }
  return landmarks
}

const poses = [-40, -30, -20, -10, 0, 10, 20, 30, 40].flatMap((yaw) =>
  [-24, -12, 0, 12, 24].flatMap((pitch) => [-30, -15, 0, 15, 30].map((roll) => [yaw, pitch, roll] as const)),
)

test.each([
  ['in the middle', [0, 0, 600]],
  ['near the edge', [90, -60, 500]],
] as const)('225 poses %s are found within 1.5 degrees', (_, place) => {
  expect(poses).toHaveLength(225)
  const errors = poses.map(([yaw, pitch, roll]) => {
    const truth = turned(yaw, pitch, roll)
    return angleBetween(solvePose(seen(truth, place), PICTURE).rotation, truth)
  })
  expect(Math.max(...errors)).toBeLessThanOrEqual(1.5)
})

test('a camera whose focal length is guessed a quarter wrong still tells the pose within 1.5 degrees', () => {
  for (const wrong of [0.8, 1.25]) {
    for (const [yaw, pitch, roll] of poses) {
      const truth = turned(yaw, pitch, roll)
      const pose = solvePose(seen(truth, [0, 0, 600], FOCAL * wrong), PICTURE)
      expect(angleBetween(pose.rotation, truth)).toBeLessThanOrEqual(1.5)
    }
  }
})

test('landmarks are seen again where they were', () => {
  const landmarks = seen(turned(15, 8, -10), [40, 20, 550])
  const { project, pxPerMm } = solvePose(landmarks, PICTURE)
  for (const [index, x, y, z] of CANONICAL_FACE) {
    const [atX, atY] = project([x, y, z])
    expect(Math.hypot(atX - (landmarks[index * 3] ?? 0), atY - (landmarks[index * 3 + 1] ?? 0))).toBeLessThan(1.5)
  }
  expect(pxPerMm).toBeCloseTo(FOCAL / 550, 1)
})

test('the angles say what was turned', () => {
  fc.assert(
    fc.property(fc.double({ min: -60, max: 60, noNaN: true }), fc.constantFrom(0, 1, 2), (degrees, which) => {
      const [yaw = 0, pitch = 0, roll = 0] = [0, 1, 2].map((axis) => (axis === which ? degrees : 0))
      const angles = anglesOf(turned(yaw, pitch, roll))
      expect(angles.yaw).toBeCloseTo(yaw, 8)
      expect(angles.pitch).toBeCloseTo(pitch, 8)
      expect(angles.roll).toBeCloseTo(roll, 8)
    }),
  )
})

test('too few landmarks are refused', () => {
  expect(() => solvePose([1, 2, 3], PICTURE)).toThrow(RangeError)
})
