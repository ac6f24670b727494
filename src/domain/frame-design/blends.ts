/** Smooth union of two distances; `k` is the width of the blend in mm (quadratic, so it stays C1 and local). */
export function smoothUnion(a: number, b: number, k: number): number {
  const h = Math.max(0, k - Math.abs(a - b)) / k
  return Math.min(a, b) - h * h * k * 0.25
}

export function smoothIntersection(a: number, b: number, k: number): number {
  return -smoothUnion(-a, -b, k)
}

/** Intersection whose edge is a true quarter round of radius `r` mm where the two faces meet squarely. */
export function roundIntersection(a: number, b: number, r: number): number {
  const u = Math.max(a + r, 0)
  const v = Math.max(b + r, 0)
  return Math.min(Math.max(a, b), -r) + Math.hypot(u, v)
}

/** Distance to a box with rounded corners, centred at (0, 0). */
export function roundedBox(x: number, y: number, halfX: number, halfY: number, r: number): number {
  const u = Math.abs(x) - halfX + r
  const v = Math.abs(y) - halfY + r
  return Math.min(Math.max(u, v), 0) + Math.hypot(Math.max(u, 0), Math.max(v, 0)) - r
}
