import { expect, test } from 'vitest'
import { CANONICAL_FACE } from './canonical-face.ts'
import { faceDoubt, MAX_DOUBT } from './face-doubt.ts'

/** Landmarks of a face whose points are moved from the canonical face, in mm. */
function landmarksOf(moved: (point: readonly [number, number, number], index: number) => readonly number[]) {
  const landmarks = new Float32Array(468 * 3)
  for (const [index, x, y, z] of CANONICAL_FACE) {
    const [right = 0, up = 0, near = 0] = moved([x, y, z], index)
    landmarks.set([300 + 2 * right, 300 - 2 * up, -2 * near], index * 3)
  }
  return landmarks
}

const person = landmarksOf((point) => point)
const shifted = (px: number) => [px, -px].map((by) => person.map((value) => value + by))
const sure = { landmarks: person, readings: [person], presence: 1, detectorScore: 0.93 }

test('the canonical face is hardly doubted', () => {
  expect(faceDoubt(sure)).toBeCloseTo(0, 2)
})

test.each([
  ['that the detector does not see', { detectorScore: 0 }],
  [
    'read as hardly a face, and elsewhere each time, as many animals are',
    { presence: 0.6, detectorScore: 0.75, readings: shifted(9) },
  ],
  ['as flat as a drawing', { landmarks: landmarksOf(([x, y]) => [x, y, 0]) }],
  [
    'with eyes far apart',
    { landmarks: landmarksOf(([x, y, z], i) => (i === 33 || i === 263 ? [1.4 * x, y, z] : [x, y, z])) },
  ],
])('a face %s is refused', (_, odd) => {
  const landmarks = 'landmarks' in odd ? odd.landmarks : person
  expect(
    faceDoubt({ ...sure, ...odd, landmarks, readings: 'readings' in odd ? odd.readings : [landmarks] }),
  ).toBeGreaterThan(MAX_DOUBT)
})

test.each([
  ['turned to the side, and read less surely', { presence: 0.7, detectorScore: 0.9 }],
  ['blurred, and read less steadily', { detectorScore: 0.8, readings: shifted(5) }],
  ['behind dark glasses', { presence: 0.95, detectorScore: 0.7 }],
])('a face %s is a person’s', (_, read) => {
  expect(faceDoubt({ ...sure, ...read })).toBeLessThan(MAX_DOUBT)
})

test('a long chin or wide cheeks are no reason for doubt', () => {
  const landmarks = landmarksOf(([x, y, z]) => [y < 0 ? 1.08 * x : x, y < -20 ? y - 6 : y, z])
  expect(faceDoubt({ ...sure, landmarks, readings: [landmarks] })).toBeLessThan(MAX_DOUBT)
})
