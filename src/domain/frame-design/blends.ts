/** Union of two signed distances by a quadratic blend of width `k` (C1 and local); all in mm. Source: Quilez, 'smooth minimum'. */
export function smoothUnion(a: number, b: number, k: number): number {
  const h = Math.max(0, k - Math.abs(a - b)) / k
  return Math.min(a, b) - h * h * k * 0.25
}

export function smoothIntersection(a: number, b: number, k: number): number {
  return -smoothUnion(-a, -b, k)
}

/** Intersection with an edge of radius `r` mm where the faces meet at right angles. */
export function roundIntersection(a: number, b: number, r: number): number {
  const u = Math.max(a + r, 0)
  const v = Math.max(b + r, 0)
  return Math.min(Math.max(a, b), -r) + Math.hypot(u, v)
}

/** Signed distance in mm to a box with rounded corners, centred at (0, 0). */
export function roundedBox(x: number, y: number, halfX: number, halfY: number, r: number): number {
  const u = Math.abs(x) - halfX + r
  const v = Math.abs(y) - halfY + r
  return Math.min(Math.max(u, v), 0) + Math.hypot(Math.max(u, 0), Math.max(v, 0)) - r
}
