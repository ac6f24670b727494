import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CANONICAL_FACE } from './canonical-face.ts'
import { angleBetween, eulerAngles, type Rotation, rotate, rotationFromQuaternion, type Vector } from './pose.ts'
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
  return rotationFromQuaternion([q[0] ?? 1, q[1] ?? 0, q[2] ?? 0, q[3] ?? 0])
}

/** The landmarks of the canonical face in a camera, z as the tracker reports it: along the direction to the face. */
function projectLandmarks(rotation: Rotation, [x0, y0, distance]: Vector, focal = FOCAL): Float64Array {
  const landmarks = new Float64Array(468 * 3)
  const distanceToFace = Math.hypot(x0, y0, distance)
  for (const [index, x, y, z] of CANONICAL_FACE) {
    const [px, py, pz] = rotate(rotation, [x, y, z])
    const pxPerMm = focal / (distance - pz)
    landmarks[index * 3] = PICTURE.width / 2 + (px + x0) * pxPerMm
    landmarks[index * 3 + 1] = PICTURE.height / 2 - (py + y0) * pxPerMm
    landmarks[index * 3 + 2] = ((px * x0 + py * y0 - pz * distance) / distanceToFace) * (focal / distance)
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
    return angleBetween(solvePose(projectLandmarks(truth, place), PICTURE).rotation, truth)
  })
  expect(Math.max(...errors)).toBeLessThanOrEqual(1.5)
})

test('with a focal length a quarter off, poses are still found within 1.5 degrees', () => {
  for (const wrong of [0.8, 1.25]) {
    for (const [yaw, pitch, roll] of poses) {
      const truth = turned(yaw, pitch, roll)
      const pose = solvePose(projectLandmarks(truth, [0, 0, 600], FOCAL * wrong), PICTURE)
      expect(angleBetween(pose.rotation, truth)).toBeLessThanOrEqual(1.5)
    }
  }
})

test('landmarks are projected back to where they were', () => {
  const landmarks = projectLandmarks(turned(15, 8, -10), [40, 20, 550])
  const { project, pxPerMm } = solvePose(landmarks, PICTURE)
  for (const [index, x, y, z] of CANONICAL_FACE) {
    const [atX, atY] = project([x, y, z])
    expect(Math.hypot(atX - (landmarks[index * 3] ?? 0), atY - (landmarks[index * 3 + 1] ?? 0))).toBeLessThan(1.5)
  }
  expect(pxPerMm).toBeCloseTo(FOCAL / 550, 1)
})

test('the roll of a turned head is that of its eyes in the picture', () => {
  for (const [yaw, pitch] of [
    [35, 10],
    [-35, -15],
    [25, 20],
  ] as const) {
    const landmarks = projectLandmarks(turned(yaw, pitch, 8), [60, 90, 450])
    const across = (axis: 0 | 1) => (landmarks[263 * 3 + axis] ?? 0) - (landmarks[33 * 3 + axis] ?? 0)
    const eyeLine = (-Math.atan2(across(1), across(0)) * 180) / Math.PI
    expect(Math.abs(solvePose(landmarks, PICTURE).roll - eyeLine)).toBeLessThan(0.5)
  }
})

test('a rotation about one axis is read back from the angles', () => {
  fc.assert(
    fc.property(fc.double({ min: -60, max: 60, noNaN: true }), fc.constantFrom(0, 1, 2), (degrees, which) => {
      const [yaw = 0, pitch = 0, roll = 0] = [0, 1, 2].map((axis) => (axis === which ? degrees : 0))
      const angles = eulerAngles(turned(yaw, pitch, roll))
      expect(angles.yaw).toBeCloseTo(yaw, 8)
      expect(angles.pitch).toBeCloseTo(pitch, 8)
      expect(angles.roll).toBeCloseTo(roll, 8)
    }),
  )
})

test('fewer than 468 landmarks throw', () => {
  expect(() => solvePose([1, 2, 3], PICTURE)).toThrow(RangeError)
})
