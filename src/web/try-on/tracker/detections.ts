/** A face as the detector saw it, in shares of the square it looked at. */
export interface Detection {
  score: number
  x: number
  y: number
  width: number
  height: number
  /** x and y of the right eye (left in the picture), then of the left. */
  eyes: readonly [number, number, number, number]
}

export const DETECTOR_SIDE = 128
const VALUES = 16
const SAME_FACE = 0.3

/** Middles of the detector's 896 anchors: two to each cell of a 16 × 16 grid, six to each of an 8 × 8. */
const ANCHORS = [
  [16, 2],
  [8, 6],
].flatMap(([cells = 1, each = 1]) =>
  Array.from({ length: cells * cells * each }, (_, i) => {
    const cell = Math.floor(i / each)
    return [((cell % cells) + 0.5) / cells, (Math.floor(cell / cells) + 0.5) / cells] as const
  }),
)

export const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))

/** The faces that the detector's bare numbers tell of, the surest first; what overlaps is one face. */
export function readDetections(boxes: Float32Array, scores: Float32Array, leastScore: number): Detection[] {
  const found = ANCHORS.flatMap((anchor, index) => {
    const score = sigmoid(scores[index] ?? -100)
    return score >= leastScore ? [detectionAt(boxes, index, anchor, score)] : []
  }).sort((a, b) => b.score - a.score)
  const faces: Detection[] = []
  while (found.length > 0) {
    const [best] = found as [Detection]
    const same = found.filter((one) => overlap(one, best) > SAME_FACE || one === best)
    faces.push(blend(same))
    found.splice(0, found.length, ...found.filter((one) => !same.includes(one)))
  }
  return faces
}

function detectionAt(boxes: Float32Array, index: number, [ax, ay]: readonly [number, number], score: number) {
  const value = (at: number) => (boxes[index * VALUES + at] ?? 0) / DETECTOR_SIDE
  return {
    score,
    x: value(0) + ax,
    y: value(1) + ay,
    width: value(2),
    height: value(3),
    eyes: [value(4) + ax, value(5) + ay, value(6) + ax, value(7) + ay] as const,
  }
}

function overlap(a: Detection, b: Detection): number {
  const shared = (middleA: number, lengthA: number, middleB: number, lengthB: number) =>
    Math.max(
      0,
      Math.min(middleA + lengthA / 2, middleB + lengthB / 2) - Math.max(middleA - lengthA / 2, middleB - lengthB / 2),
    )
  const both = shared(a.x, a.width, b.x, b.width) * shared(a.y, a.height, b.y, b.height)
  return both / (a.width * a.height + b.width * b.height - both)
}

/** Several sightings of one face, each counting by its score. */
function blend(same: readonly Detection[]): Detection {
  const total = same.reduce((sum, { score }) => sum + score, 0)
  const mean = (pick: (one: Detection) => number) => same.reduce((sum, one) => sum + pick(one) * one.score, 0) / total
  return {
    score: Math.max(...same.map(({ score }) => score)),
    x: mean(({ x }) => x),
    y: mean(({ y }) => y),
    width: mean(({ width }) => width),
    height: mean(({ height }) => height),
    eyes: [
      mean(({ eyes }) => eyes[0]),
      mean(({ eyes }) => eyes[1]),
      mean(({ eyes }) => eyes[2]),
      mean(({ eyes }) => eyes[3]),
    ],
  }
}
