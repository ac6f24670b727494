import { expect, test } from 'vitest'
import { createDecoder, FACE_DETECTOR, PALM_DETECTOR } from './detections.ts'

const decodeDetections = createDecoder(FACE_DETECTOR)

const ANCHORS = 896
const SIDE = 128

function outputOf(...detections: { anchor: number; score: number; width: number }[]) {
  const boxes = new Float32Array(ANCHORS * 16)
  const scores = new Float32Array(ANCHORS).fill(-50)
  for (const { anchor, score, width } of detections) {
    scores[anchor] = score
    boxes.set([0, 0, width * SIDE, width * SIDE, -6, 0, 6, 0], anchor * 16)
  }
  return [boxes, scores] as const
}

test('boxes are relative to their anchors, from the first of the fine grid to the last of the coarse grid', () => {
  const [first] = decodeDetections(...outputOf({ anchor: 0, score: 5, width: 0.3 }), 0.5)
  expect(first?.x).toBeCloseTo(1 / 32, 6)
  expect(first?.width).toBeCloseTo(0.3, 5)
  expect((first?.points[2] ?? 0) - (first?.points[0] ?? 0)).toBeCloseTo(12 / 128, 6)
  const [last] = decodeDetections(...outputOf({ anchor: ANCHORS - 1, score: 5, width: 0.3 }), 0.5)
  expect([last?.x, last?.y]).toEqual([15 / 16, 15 / 16])
})

test('overlapping boxes become one face with the highest score, and other faces follow by score', () => {
  const near = { anchor: 272, score: 2, width: 0.3 }
  const [boxes, scores] = outputOf(near, { ...near, anchor: 273, score: 1 }, { ...near, anchor: 30, score: 3 })
  const faces = decodeDetections(boxes, scores, 0.5)
  expect(faces).toHaveLength(2)
  expect(faces[0]?.score).toBeCloseTo(1 / (1 + Math.exp(-3)), 6)
  expect(faces[1]?.score).toBeCloseTo(1 / (1 + Math.exp(-2)), 6)
})

test('boxes below the minimum score are left out', () => {
  expect(decodeDetections(...outputOf({ anchor: 5, score: -0.1, width: 0.3 }), 0.5)).toEqual([])
  expect(decodeDetections(...outputOf({ anchor: 5, score: -0.1, width: 0.3 }), 0.3)).toHaveLength(1)
})

test('the palm detector has finer grids and 18 values an anchor', () => {
  const [anchors, values] = [2016, 18]
  const [boxes, scores] = [new Float32Array(anchors * values), new Float32Array(anchors).fill(-50)]
  scores[anchors - 1] = 5
  boxes.set([0, 0, 48, 48, 0, 24, 0, -24], (anchors - 1) * values)
  const found = createDecoder(PALM_DETECTOR)(boxes, scores, 0.5)
  expect(found).toHaveLength(1)
  expect(found[0]?.x).toBeCloseTo(23 / 24, 6)
  expect(found[0]?.width).toBeCloseTo(0.25, 6)
  expect(found[0]?.points.slice(0, 4)).toEqual([23 / 24, 23 / 24 + 0.125, 23 / 24, 23 / 24 - 0.125])
})
