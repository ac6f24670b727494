import type { Point } from './smooth-path.ts'

/** Signed distance to a closed outline in mm, negative inside. */
export function outlineField(lens: readonly Point[]): (x: number, y: number) => number {
  const edges = lens.map((from, i) => ({ from, to: lens[(i + 1) % lens.length] as Point }))
  return (x, y) => {
    let [nearest, isInside] = [Number.POSITIVE_INFINITY, false]
    for (const { from, to } of edges) {
      const [ax, ay, bx, by] = [from[0], from[1], to[0] - from[0], to[1] - from[1]]
      const share = Math.max(0, Math.min(1, ((x - ax) * bx + (y - ay) * by) / (bx * bx + by * by)))
      nearest = Math.min(nearest, (x - ax - bx * share) ** 2 + (y - ay - by * share) ** 2)
      if (ay > y !== to[1] > y && x < ax + (bx * (y - ay)) / by) isInside = !isInside
    }
    return Math.sqrt(nearest) * (isInside ? -1 : 1)
  }
}

/** Signed distance to a rounded box around 0, 0, in mm. */
export function box(x: number, y: number, halfWidth: number, halfHeight: number, round: number): number {
  const [dx, dy] = [Math.abs(x) - halfWidth + round, Math.abs(y) - halfHeight + round]
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round
}

/** The union of two distances, rounded over `reach` mm. */
export function softMin(a: number, b: number, reach: number): number {
  const share = Math.max(0, reach - Math.abs(a - b)) / reach
  return Math.min(a, b) - (share * share * reach) / 4
}

/** What two distances have in common, rounded over `reach` mm. */
export function softMax(a: number, b: number, reach: number): number {
  return -softMin(-a, -b, reach)
}
