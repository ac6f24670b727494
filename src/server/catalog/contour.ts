import type { Point } from './smooth-path.ts'

/** A field sampled on a square grid; negative is inside. Lengths in mm. */
export interface Grid {
  left: number
  top: number
  step: number
  columns: number
  rows: number
  values: Float64Array
}

type Box = readonly [left: number, top: number, right: number, bottom: number]

/** Samples `field` over a box, in mm. */
export function sampleField(field: (x: number, y: number) => number, box: Box, step: number): Grid {
  const [left, top, right, bottom] = box
  const columns = Math.ceil((right - left) / step) + 1
  const rows = Math.ceil((bottom - top) / step) + 1
  const values = new Float64Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      values[row * columns + column] = field(left + column * step, top + row * step)
  return { left, top, step, columns, rows, values }
}

/**
 * The closed curves along which the field equals `level`, longest first, with points close together where they bend.
 *
 * @param level in mm: 0 is the surface, negative lies inside
 * @param spacing the widest distance between points on a straight stretch, in mm
 */
export function contours(grid: Grid, level: number, spacing: number): Point[][] {
  return chain(crossings(grid, level))
    .map((loop) => ({ loop, length: perimeter(loop) }))
    .filter(({ length }) => length > 3)
    .sort((a, b) => b.length - a.length)
    .map(({ loop }) => thin(loop, spacing))
}

interface Segment {
  from: number
  to: number
}

/** Marching squares: each crossed cell edge has one number, so that pieces can be joined without comparing floats. */
function crossings(grid: Grid, level: number): { pieces: Segment[]; points: Map<number, Point> } {
  const { columns, rows, values, left, top, step } = grid
  const points = new Map<number, Point>()
  const value = (column: number, row: number) => (values[row * columns + column] as number) - level || 1e-9
  const edge = (column: number, row: number, down: 0 | 1) => {
    const key = (row * columns + column) * 2 + down
    if (!points.has(key)) {
      const [a, b] = [value(column, row), value(column + 1 - down, row + down)]
      const share = a / (a - b)
      points.set(key, [left + (column + share * (1 - down)) * step, top + (row + share * down) * step])
    }
    return key
  }
  const pieces: Segment[] = []
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns - 1; column++) {
      const signs = [value(column, row), value(column + 1, row), value(column + 1, row + 1), value(column, row + 1)]
      const inside = signs.map((sign) => sign < 0)
      if (inside.every((is) => is === inside[0])) continue
      const sides = [
        () => edge(column, row, 0),
        () => edge(column + 1, row, 1),
        () => edge(column, row + 1, 0),
        () => edge(column, row, 1),
      ]
      const enters: number[] = []
      const leaves: number[] = []
      sides.forEach((side, i) => {
        if (inside[i] && !inside[(i + 1) % 4]) leaves.push(side())
        if (!inside[i] && inside[(i + 1) % 4]) enters.push(side())
      })
      enters.forEach((to, i) => {
        pieces.push({ from: leaves[i] as number, to })
      })
    }
  return { pieces, points }
}

function chain({ pieces, points }: ReturnType<typeof crossings>): Point[][] {
  const next = new Map(pieces.map(({ from, to }) => [from, to]))
  const loops: Point[][] = []
  while (next.size > 0) {
    const [start] = next.keys()
    const loop: Point[] = []
    let key = start
    while (key !== undefined && next.has(key)) {
      loop.push(points.get(key) as Point)
      const following = next.get(key)
      next.delete(key)
      key = following
    }
    loops.push(loop)
  }
  return loops
}

function perimeter(loop: readonly Point[]): number {
  return loop.reduce((sum, point, i) => sum + distance(point, loop[(i + 1) % loop.length] as Point), 0)
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

/** Keeps points at equal cost, where cost is length plus bending: straight stretches need few, corners many. */
function thin(rough: readonly Point[], spacing: number): Point[] {
  const loop = resample(
    rough,
    Array.from(rough, (point, i) => distance(point, rough[(i + 1) % rough.length] as Point)),
    0.4,
  )
  const at = (i: number) => loop[(i + loop.length) % loop.length] as Point
  const costs = loop.map((point, i) => {
    const [before, after] = [at(i - 3), at(i + 3)]
    const coming = Math.atan2(point[1] - before[1], point[0] - before[0])
    const turn = Math.atan2(after[1] - point[1], after[0] - point[0]) - coming
    return 0.4 / spacing + (Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) / 3) * 1.25
  })
  const reach = 7
  const calm = costs.map((_, i) => {
    const around = Array.from(
      { length: reach * 2 + 1 },
      (_unused, k) => costs.at((i + k - reach) % costs.length) as number,
    )
    return around.reduce((sum, cost) => sum + cost, 0) / around.length
  })
  return resample(loop, calm, 1)
}

/** Points along a loop at equal steps of a cost that each piece of it has. */
function resample(loop: readonly Point[], costs: readonly number[], step: number): Point[] {
  const total = costs.reduce((sum, cost) => sum + cost, 0)
  const count = Math.max(12, Math.round(total / step))
  const points: Point[] = []
  let spent = 0
  loop.forEach((from, i) => {
    const [to, cost] = [loop[(i + 1) % loop.length] as Point, costs[i] as number]
    while (points.length < count && (points.length * total) / count < spent + cost) {
      const share = ((points.length * total) / count - spent) / (cost || 1)
      points.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
    }
    spent += cost
  })
  return points
}
