import type { Vec2 } from './closed-curve.ts'

/** Values on a regular grid, in mm, interpolated by the cubic B-spline kernel: C2 keeps highlights smooth. */
export interface PlaneField {
  left: number
  low: number
  step: number
  columns: number
  rows: number
  values: Float32Array
}

export interface Extent {
  left: number
  right: number
  low: number
  high: number
}

export function fillField(extent: Extent, step: number, value: (x: number, y: number) => number): PlaneField {
  const columns = Math.ceil((extent.right - extent.left) / step) + 1
  const rows = Math.ceil((extent.high - extent.low) / step) + 1
  const values = new Float32Array(columns * rows)
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) values[j * columns + i] = value(extent.left + i * step, extent.low + j * step)
  }
  return { left: extent.left, low: extent.low, step, columns, rows, values }
}

/** Outside the grid the nearest border value applies. */
export function readField(field: PlaneField, x: number, y: number): number {
  const gx = clamp((x - field.left) / field.step, 1, field.columns - 3)
  const gy = clamp((y - field.low) / field.step, 1, field.rows - 3)
  const i = Math.floor(gx)
  const j = Math.floor(gy)
  const t = gx - i
  const s = gy - j
  const x0 = ((1 - t) * (1 - t) * (1 - t)) / 6
  const x1 = (3 * t * t * t - 6 * t * t + 4) / 6
  const x3 = (t * t * t) / 6
  const x2 = 1 - x0 - x1 - x3
  const y0 = ((1 - s) * (1 - s) * (1 - s)) / 6
  const y1 = (3 * s * s * s - 6 * s * s + 4) / 6
  const y3 = (s * s * s) / 6
  const { columns, values } = field
  const row = (o: number): number =>
    x0 * (values[o] as number) +
    x1 * (values[o + 1] as number) +
    x2 * (values[o + 2] as number) +
    x3 * (values[o + 3] as number)
  const o = (j - 1) * columns + i - 1
  return y0 * row(o) + y1 * row(o + columns) + (1 - y0 - y1 - y3) * row(o + 2 * columns) + y3 * row(o + 3 * columns)
}

/** A run of consecutive points as x, y, x, y, …, with the circle around them. */
interface Chunk {
  points: Float64Array
  x: number
  y: number
  radius: number
  low: number
  high: number
}

const CHUNK_SEGMENTS = 12

/** The signed distance to a closed polyline in mm, negative inside. It is exact: only chunks too far away are skipped. */
export function distanceToOutline(outline: readonly Vec2[]): (x: number, y: number) => number {
  const chunks = chunksOf(outline)
  let nearest = chunks[0] as Chunk
  return (x, y) => {
    // The chunk nearest to the previous point comes first, because it rules out most of the others.
    let best = squareToChunk(nearest, x, y)
    let isInside = false
    for (const chunk of chunks) {
      if (y >= chunk.low && y <= chunk.high && isCrossedOddly(chunk, x, y)) isInside = !isInside
      const reach = Math.sqrt(best) + chunk.radius
      if ((x - chunk.x) ** 2 + (y - chunk.y) ** 2 > reach * reach) continue
      const square = squareToChunk(chunk, x, y)
      if (square >= best) continue
      best = square
      nearest = chunk
    }
    return isInside ? -Math.sqrt(best) : Math.sqrt(best)
  }
}

function chunksOf(outline: readonly Vec2[]): Chunk[] {
  const closed = [outline.at(-1) as Vec2, ...outline]
  const chunks: Chunk[] = []
  for (let i = 0; i < outline.length; i += CHUNK_SEGMENTS) {
    const points = closed.slice(i, i + CHUNK_SEGMENTS + 1)
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    // The margin absorbs rounding.
    const radius = Math.hypot(right - left, high - low) / 2 + 1e-6
    const centre = { x: (left + right) / 2, y: (low + high) / 2 }
    chunks.push({ points: Float64Array.from(points.flat()), ...centre, radius, low, high })
  }
  return chunks
}

function squareToChunk({ points }: Chunk, x: number, y: number): number {
  let best = Infinity
  for (let i = 2; i < points.length; i += 2) {
    const ax = points[i - 2] as number
    const ay = points[i - 1] as number
    const dx = (points[i] as number) - ax
    const dy = (points[i + 1] as number) - ay
    const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0, 1)
    const ex = x - ax - dx * t
    const ey = y - ay - dy * t
    best = Math.min(best, ex * ex + ey * ey)
  }
  return best
}

/** By a ray to the right. */
function isCrossedOddly({ points }: Chunk, x: number, y: number): boolean {
  let isOdd = false
  for (let i = 2; i < points.length; i += 2) {
    const ax = points[i - 2] as number
    const ay = points[i - 1] as number
    const by = points[i + 1] as number
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * ((points[i] as number) - ax)) isOdd = !isOdd
  }
  return isOdd
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))
