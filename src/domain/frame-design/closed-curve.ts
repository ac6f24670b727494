/** x and y, in mm unless stated otherwise. */
export type Vec2 = readonly [number, number]

export function around<T>(list: ArrayLike<T>, i: number): T {
  return list[((i % list.length) + list.length) % list.length] as T
}

/** Points of the closed uniform cubic B-spline with control points `cage`, `perSpan` per span. C2 keeps reflections smooth. */
export function closedSpline(cage: readonly Vec2[], perSpan: number): Vec2[] {
  const points: Vec2[] = []
  for (let i = 0; i < cage.length; i++) {
    const spans = [-1, 0, 1, 2].map((k) => around(cage, i + k))
    for (let j = 0; j < perSpan; j++) {
      const t = j / perSpan
      const weights = [(1 - t) ** 3, 3 * t ** 3 - 6 * t * t + 4, -3 * t ** 3 + 3 * t * t + 3 * t + 1, t ** 3]
      points.push(blend(spans, weights))
    }
  }
  return points
}

function blend(points: readonly Vec2[], weights: readonly number[]): Vec2 {
  let x = 0
  let y = 0
  points.forEach((point, i) => {
    x += (point[0] * (weights[i] as number)) / 6
    y += (point[1] * (weights[i] as number)) / 6
  })
  return [x, y]
}

export function resampleClosed(points: readonly Vec2[], count: number): Vec2[] {
  const along = [0]
  for (let i = 0; i < points.length; i++) {
    const a = around(points, i)
    const b = around(points, i + 1)
    along.push((along[i] as number) + Math.hypot(b[0] - a[0], b[1] - a[1]))
  }
  const total = along[points.length] as number
  const result: Vec2[] = []
  let i = 0
  for (let k = 0; k < count; k++) {
    const target = (total * k) / count
    while ((along[i + 1] as number) < target) i++
    const from = along[i] as number
    const t = (target - from) / ((along[i + 1] as number) - from || 1)
    const a = around(points, i)
    const b = around(points, i + 1)
    result.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t])
  }
  return result
}

/** Scales and centres a polyline to the box `width` × `height`. */
export function fitToBox(points: readonly Vec2[], width: number, height: number): Vec2[] {
  const xs = points.map((p) => p[0])
  const ys = points.map((p) => p[1])
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return points.map(([x, y]) => [
    ((x - (left + right) / 2) * width) / (right - left),
    ((y - (low + high) / 2) * height) / (high - low),
  ])
}
