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

/** Signed distance to a closed polyline in mm, negative inside. */
export function distanceToOutline(outline: readonly Vec2[], x: number, y: number): number {
  let best = Infinity
  let inside = false
  let a = outline.at(-1) as Vec2
  for (const b of outline) {
    const ax = a[0]
    const ay = a[1]
    const bx = b[0]
    const by = b[1]
    a = b
    const dx = bx - ax
    const dy = by - ay
    const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0, 1)
    const ex = x - ax - dx * t
    const ey = y - ay - dy * t
    best = Math.min(best, ex * ex + ey * ey)
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * dx) inside = !inside
  }
  return inside ? -Math.sqrt(best) : Math.sqrt(best)
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))
