export type Point = readonly [x: number, y: number]

const at = (points: readonly Point[], index: number): Point => points.at(index % points.length) as Point
const figure = (value: number, digits: number) => String(Math.round(value * 10 ** digits) / 10 ** digits)

/**
 * A closed curve without a kink (C2) through every given point, as SVG path data; each segment is one short `S` command.
 *
 * @param points in drawing units, at least four, the last not repeating the first
 * @param digits decimals to keep
 */
export function smoothPath(points: readonly Point[], digits = 2): string {
  const control = splineControls(points)
  const knot = (i: number): Point => blend(control, i, 1 / 6, 4 / 6, 1 / 6)
  const first = knot(0)
  const lead = blend(control, 0, 0, 2 / 3, 1 / 3)
  const parts = points.map((_, i) => {
    const before = blend(control, i + 1, 1 / 3, 2 / 3, 0)
    const head = i === 0 ? `C${pair(lead, digits)} ` : 'S'
    return `${head}${pair(before, digits)} ${pair(knot(i + 1), digits)}`
  })
  return `M${pair(first, digits)}${parts.join('')}Z`
}

/** A straight-sided closed figure as SVG path data, in drawing units. */
export function polygonPath(points: readonly Point[]): string {
  return `M${points.map((point) => pair(point)).join('L')}Z`
}

/** Two coordinates as SVG writes them, to a hundredth of a unit unless told. */
export function pair([x, y]: Point, digits = 2): string {
  const second = figure(y, digits)
  return `${figure(x, digits)}${second.startsWith('-') ? '' : ' '}${second}`
}

/**
 * The vertices of the cubic B-spline that passes through the points, found by relaxation.
 *
 * @param points in any unit; the curve is closed
 */
function splineControls(points: readonly Point[]): Point[] {
  let control: Point[] = [...points]
  for (let round = 0; round < 12; round++) {
    control = control.map((own, i) => {
      const [x, y] = blend(control, i, 1 / 6, 4 / 6, 1 / 6)
      const [px, py] = at(points, i)
      return [own[0] + px - x, own[1] + py - y]
    })
  }
  return control
}

function blend(points: readonly Point[], i: number, before: number, own: number, after: number): Point {
  const [a, b, c] = [at(points, i + points.length - 1), at(points, i), at(points, i + 1)]
  return [a[0] * before + b[0] * own + c[0] * after, a[1] * before + b[1] * own + c[1] * after]
}
