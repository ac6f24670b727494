import type { Eye, EyePrescription } from '../../src/domain/prescription/prescription.ts'

interface Point {
  x: number
  y: number
}

interface Made {
  refractiveIndex: number
  centreMm: number
  /** Without the volume, which is slow. */
  edgeOnly?: boolean
}

interface BruteForce {
  /** Thickness of the edge, in mm; with the volume, of the whole lens. */
  thickest: number
  thinnest: number
  /** In mm³. */
  volume: number
}

const GRID_MM = 0.4

/**
 * The thickness and the volume of a lens by other ways than the shop's: surfaces by iteration, power by its
 * principal meridians, volume by counting squares.
 */
export function bruteForceLens(
  power: EyePrescription & { eye: Eye },
  outline: readonly Point[],
  made: Made,
): BruteForce {
  const at = (point: Point) => thicknessAt(power, point, made)
  const edge = outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a
    return [0, 0.5].map((t) => at({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }))
  })
  if (made.edgeOnly) return { thickest: Math.max(...edge), thinnest: Math.min(...edge), volume: Number.NaN }
  let volume = 0
  const inside: number[] = []
  const reach = Math.max(...outline.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]))
  for (let x = -reach; x <= reach; x += GRID_MM) {
    for (let y = -reach; y <= reach; y += GRID_MM) {
      if (!isInside(outline, { x, y })) continue
      const thickness = at({ x, y })
      inside.push(thickness)
      volume += thickness * GRID_MM ** 2
    }
  }
  const all = [...edge, ...inside]
  return { thickest: all.reduce((a, b) => Math.max(a, b)), thinnest: all.reduce((a, b) => Math.min(a, b)), volume }
}

function thicknessAt(
  eye: EyePrescription & { eye: Eye },
  { x, y }: Point,
  { refractiveIndex: n, centreMm }: Made,
): number {
  const weak = eye.sphere / 100
  const strong = (eye.sphere + eye.cylinder) / 100
  const mean = (weak + strong) / 2
  const front = Math.min(10, Math.max(0.5, mean < 0 ? 6 + mean / 2 : 6 + mean))
  const length = Math.hypot(x, y)
  const axis = ((eye.axis ?? 0) * Math.PI) / 180
  // Of the direction to the point, along the axis and across it.
  const along = length === 0 ? 1 : (x * Math.cos(axis) + y * Math.sin(axis)) / length
  const local = weak * along ** 2 + strong * (1 - along ** 2)
  // Vergence of light from far away, behind the front and at the back.
  const reduced = centreMm / 1000 / n
  const back = local - front / (1 - reduced * front)
  const prism = eye.prisms.reduce((sum, { amount, base }) => {
    const nasal = eye.eye === 'right' ? x : -x
    const towards = { in: nasal, out: -nasal, up: y, down: -y }[base]
    return sum + (towards * amount) / 100 / 100 / (n - 1)
  }, 0)
  return centreMm - depth(front, length, n) - depth(back, length, n) + prism
}

/** The depth s of a sphere at a distance h satisfies h² + s² = 2·r·s: by iteration from s = 0. */
function depth(power: number, distance: number, n: number): number {
  if (power === 0) return 0
  const radius = (1000 * (n - 1)) / power
  let deep = 0
  for (let step = 0; step < 5000; step++) {
    const next = (distance ** 2 + deep ** 2) / (2 * radius)
    if (Math.abs(next - deep) < 1e-7) return next
    deep = next
  }
  return Number.NaN
}

function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  let isOdd = false
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) isOdd = !isOdd
  })
  return isOdd
}
