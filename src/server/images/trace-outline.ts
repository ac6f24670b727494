import type { Vec2 } from '../../domain/frame-design/closed-curve.ts'

type Field = (x: number, y: number) => number

interface Box {
  left: number
  right: number
  low: number
  high: number
}

/**
 * The closed curves along which a field is 0, by marching squares; negative is inside. The field must be positive on
 * the border of the box.
 * @param step the distance of two samples, in the units of the box and the curves
 */
export function traceOutlines(field: Field, { left, right, low, high }: Box, step: number): Vec2[][] {
  const columns = Math.ceil((right - left) / step) + 1
  const rows = Math.ceil((high - low) / step) + 1
  const values = new Float64Array(columns * rows)
  for (let at = 0; at < values.length; at++) {
    values[at] = field(left + (at % columns) * step, low + Math.floor(at / columns) * step) || 1e-9
  }
  const place = (from: number, to: number): Vec2 => {
    const [a, b] = [values[from] as number, values[to] as number]
    const share = a / (a - b)
    const x = (from % columns) + ((to % columns) - (from % columns)) * share
    const y = Math.floor(from / columns) + (Math.floor(to / columns) - Math.floor(from / columns)) * share
    return [left + x * step, low + y * step]
  }
  const next = new Map<string, { point: Vec2; to: string }>()
  for (let at = 0; at < values.length - columns; at++) {
    if (at % columns === columns - 1) continue
    const corners = [at, at + 1, at + 1 + columns, at + columns]
    const inside = corners.filter((corner) => (values[corner] as number) < 0).length
    if (inside === 0 || inside === 4) continue
    for (const [enter, leave] of crossings(corners, values))
      next.set(keyOf(enter), { point: place(...enter), to: keyOf(leave) })
  }
  return chains(next)
}

type Edge = [from: number, to: number]

/** Where the curve enters and leaves one cell, whose corners are given in order; the inside is on its left. */
function crossings(corners: readonly number[], values: Float64Array): [Edge, Edge][] {
  const edges = corners.map((corner, i): Edge => [corner, corners[(i + 1) % 4] as number])
  const isIn = (corner: number) => (values[corner] as number) < 0
  const leaving = edges.filter(([from, to]) => isIn(from) && !isIn(to))
  const entering = edges.filter(([from, to]) => !isIn(from) && isIn(to))
  return leaving.map((edge, i) => [edge, entering[i] as Edge])
}

const keyOf = ([from, to]: Edge) => (from < to ? `${from} ${to}` : `${to} ${from}`)

function chains(next: Map<string, { point: Vec2; to: string }>): Vec2[][] {
  const curves: Vec2[][] = []
  for (const start of next.keys()) {
    const curve: Vec2[] = []
    for (let key = start, piece = next.get(key); piece !== undefined; key = piece.to, piece = next.get(key)) {
      curve.push(piece.point)
      next.delete(key)
    }
    curves.push(curve)
  }
  return curves
}
