type Point = readonly [number, number]

function nearest(line: readonly Point[], [x, y]: Point, closed: boolean): { distance: number; side: number } {
  let [best, side] = [Infinity, 1]
  for (let i = 0; i < line.length - (closed ? 0 : 1); i++) {
    const [ax, ay] = line[i] as Point
    const [bx, by] = line[(i + 1) % line.length] as Point
    const [dx, dy] = [bx - ax, by - ay]
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
    const distance = Math.hypot(x - ax - t * dx, y - ay - t * dy)
    if (distance < best) [best, side] = [distance, Math.sign(dx * (y - ay) - dy * (x - ax)) || 1]
  }
  return { distance: best, side }
}

/** The distance of a point from a line through points; `closed` joins the last to the first. */
export const distanceToLine = (line: readonly Point[], at: Point, closed: boolean): number =>
  nearest(line, at, closed).distance

/** Positive on the left of the line's direction. */
export function signedDistance(line: readonly Point[], at: Point): number {
  const { distance, side } = nearest(line, at, false)
  return distance * side
}
