import { lerp, smoothstep, type Vec3 } from '../geometry/vector.ts'
import type { HeadStyle } from './head-styles.ts'
import { distanceToLine, signedDistance } from './plane-lines.ts'

type Point = readonly [number, number]
const MOUTH_HALF_MM = 22

/** The half eye's outline, on the viewer's right; mm of the canonical face. */
export function eyeOutline({ eye }: HeadStyle): Point[] {
  const points: Point[] = []
  for (let i = 0; i < 96; i++) {
    const t = (i / 96) * 2 * Math.PI
    const u = Math.cos(t)
    const height = Math.sin(t) > 0 ? eye.upMm : eye.downMm
    const y = Math.sign(Math.sin(t)) * height * (1 - Math.abs(u) ** 2.1) ** 0.86
    points.push([eye.x + u * eye.halfMm, eye.y + y + u * eye.slantMm])
  }
  return points
}

const BROW: readonly Point[] = [
  [6.5, 33],
  [10, 40],
  [17, 45.4],
  [27, 48.4],
  [38, 48],
  [48, 44.2],
  [56, 37.8],
  [61, 31],
]

/** Carves archaic features into the face's front: everything is a height over the picture plane, as a mason lowers a relief. */
export function createCarving(style: HeadStyle): (point: Vec3) => Vec3 {
  const outline = eyeOutline(style)
  return ([x, y, z]) => {
    const side = Math.sign(x) || 1
    const a = Math.abs(x)
    const smiling = smile(style, a, y, z)
    const browed = smiling[2] + brow(style, a, smiling[1])
    const lipped = mouth(style, smiling[0], smiling[1], browed)
    return [side * smiling[0], smiling[1], eye(style, outline, smiling[0], smiling[1], lipped)]
  }
}

const bell = (x: number, y: number, radius: number): number => Math.exp(-(x * x + y * y) / (radius * radius))

function smile({ cheekMm, chinMm }: HeadStyle, x: number, y: number, z: number): [number, number, number] {
  const lift = 3.6 * bell(x - 25, y + 43, 12)
  const cheek = cheekMm * bell(x - 37, (y + 17) * 0.9, 19) + 1.2 * bell(x - 30, y + 28, 10)
  const dimple = 1.3 * bell(x - 28, y + 37, 5)
  const chin = chinMm * bell(x * 0.8, y + 78, 15)
  const jaw = 0.6 * cheekMm * bell((x - 54) * 0.6, y + 40, 22)
  return [x + jaw, y + lift, z + cheek - dimple + chin]
}

/** A ridge with a sharp lower edge and a soft upper one, and the socket below it. */
function brow({ browMm }: HeadStyle, x: number, y: number): number {
  if (y < 16 || y > 66 || x > 74) return 0
  const d = signedDistance(BROW, [x, y])
  const fade = smoothstep(70, 56, x) * smoothstep(26, 36, y)
  const ridge = d > 0 ? smoothstep(6.5, 0.6, d) : smoothstep(-1.5, 0, d)
  return browMm * ridge * fade
}

function eye({ eye: e }: HeadStyle, outline: readonly Point[], x: number, y: number, z: number): number {
  if (x < 6 || x > 66 || y < 6 || y > 46) return z
  const d = distanceToLine(outline, [x, y], true)
  const outside = isInside(outline, [x, y]) ? -d : d
  const weight = smoothstep(7.5, 2.9, outside)
  if (weight === 0) return z
  const base = 38.6 - 0.0115 * (x - 22) ** 2 - 0.05 * (e.y - y) + e.forwardMm
  const inside = Math.min(1, Math.max(0, -outside) / (e.downMm + 1))
  const ball = 5 * (1 - (1 - inside) ** 2)
  const isUpper = y > e.y + ((x - e.x) / e.halfMm) * e.slantMm
  const lid = (isUpper ? 3 : 2.2) * smoothstep(-0.55, 0.15, outside) * smoothstep(4.6, 2.2, outside)
  const iris = irisMark(e, x, y)
  return lerp(z, base + ball + lid + iris, weight)
}

/** A ring of half a millimetre, cut as for paint. */
function irisMark(e: HeadStyle['eye'], x: number, y: number): number {
  const d = Math.hypot(x - e.x + 0.6, y - e.y - 1.2) - e.irisMm
  return -e.irisDepthMm * Math.exp(-((d / 0.7) ** 2))
}

const isInside = (outline: readonly Point[], [x, y]: Point): boolean =>
  outline.reduce((inside, [ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as Point
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
  }, false)

/** The line between the lips curves up to its corners. */
export const mouthLineMm = (x: number): number => -42.6 + 0.0112 * x * x

export function lipHeights({ lipMm }: HeadStyle, x: number): { up: number; down: number } {
  const u = Math.min(1, Math.abs(x) / MOUTH_HALF_MM)
  const bow = 1 - 0.2 * Math.exp(-((x / 3.6) ** 2))
  return { up: lipMm * 0.8 * (1 - u ** 1.9) ** 0.7 * bow, down: lipMm * 0.92 * (1 - u ** 2) ** 0.8 }
}

/** A muzzle as round as the face around it, two lips with crisp edges, and a corner drilled at either end. */
function mouth(style: HeadStyle, x: number, y: number, z: number): number {
  if (x > 34 || y < -66 || y > -24) return z
  const line = mouthLineMm(Math.min(x, MOUTH_HALF_MM + 3))
  const { up, down } = lipHeights(style, x)
  const above = y - line
  const height = Math.max(above > 0 ? up : down, 0.3)
  const t = Math.abs(above) / height
  const beyond = Math.max(0, Math.abs(above) - height) + Math.max(0, x - MOUTH_HALF_MM)
  const weight = smoothstep(8, 0.4, beyond)
  const base = 58.6 + 0.19 * (y + 28) - 0.0188 * x * x
  const full = Math.sqrt(Math.max(0, 1 - (x / (MOUTH_HALF_MM + 0.5)) ** 2))
  const lip = t < 1 ? (above > 0 ? 2.3 : 2.9) * full * Math.sin(Math.PI * (0.12 + 0.74 * t)) : 0
  const groove = -1.1 * Math.exp(-((above / 0.9) ** 2)) * smoothstep(MOUTH_HALF_MM + 1, MOUTH_HALF_MM - 4, x)
  const corner = -1.8 * bell(x - MOUTH_HALF_MM, above, 2.4)
  return lerp(z, base + lip + groove + corner, weight)
}
