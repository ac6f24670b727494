export interface Detection {
  score: number
  x: number
  y: number
  width: number
  height: number
  /** x and y of each point that the detector marks. */
  points: readonly number[]
}

/** What a detector was trained with. */
interface DetectorShape {
  /** Of its square picture, in pixels. */
  side: number
  /** Cells along each side of its grids, and anchors in the middle of each cell. */
  grids: readonly (readonly [cells: number, anchors: number])[]
  points: number
}

/** Its first points are the right eye, which the picture shows on the left, and the left eye. */
export const FACE_DETECTOR: DetectorShape = {
  side: 128,
  grids: [
    [16, 2],
    [8, 6],
  ],
  points: 6,
}

/** Its first points are the wrist and the knuckles of the index and the middle finger. */
export const PALM_DETECTOR: DetectorShape = {
  side: 192,
  grids: [
    [24, 2],
    [12, 6],
  ],
  points: 7,
}

const BOX_VALUES = 4
const MIN_OVERLAP = 0.3

export const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))

/** @returns a function from a detector's outputs to what it found, the surest first, in shares of the picture's side */
export function createDecoder({ side, grids, points }: DetectorShape) {
  const anchors = grids.flatMap(([cells, each]) =>
    Array.from({ length: cells * cells * each }, (_, i) => {
      const cell = Math.floor(i / each)
      return [((cell % cells) + 0.5) / cells, (Math.floor(cell / cells) + 0.5) / cells] as const
    }),
  )
  const valuesEach = BOX_VALUES + 2 * points

  const decode = (boxes: Float32Array, index: number, [ax, ay]: readonly [number, number], score: number) => {
    const value = (at: number) => (boxes[index * valuesEach + at] ?? 0) / side
    const place = (at: number) => value(at) + (at % 2 === 0 ? ax : ay)
    return {
      score,
      x: place(0),
      y: place(1),
      width: value(2),
      height: value(3),
      points: Array.from({ length: 2 * points }, (_, i) => place(BOX_VALUES + i)),
    }
  }

  return (boxes: Float32Array, scores: Float32Array, minScore: number): Detection[] => {
    const found = anchors.flatMap((anchor, index) => {
      const score = sigmoid(scores[index] ?? -100)
      return score >= minScore ? [decode(boxes, index, anchor, score)] : []
    })
    return mergeOverlapping(found)
  }
}

function mergeOverlapping(found: readonly Detection[]): Detection[] {
  let left = found.toSorted((a, b) => b.score - a.score)
  const merged: Detection[] = []
  for (let best = left[0]; best; best = left[0]) {
    const surest = best
    const isSame = (one: Detection) => one === surest || overlap(one, surest) > MIN_OVERLAP
    merged.push(average(left.filter(isSame)))
    left = left.filter((one) => !isSame(one))
  }
  return merged
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
    points: (same[0]?.points ?? []).map((_, i) => mean(({ points }) => points[i] ?? 0)),
  }
}
