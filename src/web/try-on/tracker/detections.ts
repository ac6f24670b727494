export interface Detection {
  score: number
  x: number
  y: number
  width: number
  height: number
  /** x and y of the right eye, which the picture shows on the left, then of the left eye. */
  eyes: readonly [number, number, number, number]
}

export const DETECTOR_SIDE = 128
const VALUES_PER_ANCHOR = 16
const MIN_OVERLAP = 0.3

/** Centres of the detector's 896 anchors: two in each cell of a 16 × 16 grid, six in each of an 8 × 8 grid. */
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

export function decodeDetections(boxes: Float32Array, scores: Float32Array, minScore: number): Detection[] {
  const found = ANCHORS.flatMap((anchor, index) => {
    const score = sigmoid(scores[index] ?? -100)
    return score >= minScore ? [decodeDetection(boxes, index, anchor, score)] : []
  }).sort((a, b) => b.score - a.score)
  const faces: Detection[] = []
  while (found.length > 0) {
    const [best] = found as [Detection]
    const same = found.filter((one) => overlap(one, best) > MIN_OVERLAP || one === best)
    faces.push(average(same))
    found.splice(0, found.length, ...found.filter((one) => !same.includes(one)))
  }
  return faces
}

function decodeDetection(boxes: Float32Array, index: number, [ax, ay]: readonly [number, number], score: number) {
  const value = (at: number) => (boxes[index * VALUES_PER_ANCHOR + at] ?? 0) / DETECTOR_SIDE
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

function average(same: readonly Detection[]): Detection {
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
