import { islandsPath } from './acetate-pattern.ts'
import { type Finish, TONES } from './frame-palette.ts'
import { boxOf } from './paint-solid.ts'
import { type Point, polygonPath } from './smooth-path.ts'
import { blur, element, gradient } from './svg.ts'
import type { TempleFace } from './temple-geometry.ts'

/** A temple from its visible faces: shaded sides, a crowned outer face that catches a long line of light, its pattern. */
export function paintTemple(
  id: string,
  faces: readonly TempleFace[],
  finishes: Record<TempleFace['part'], Finish>,
  seed: string,
): string {
  const painted = faces.map((face, i) => paintFace(`${id}${i}`, face, finishes[face.part], seed))
  const isClear = finishes.arm.kind === 'clear'
  return element('g', { opacity: isClear ? 0.82 : undefined }, painted.join(''))
}

function paintFace(id: string, { face, points }: TempleFace, finish: Finish, seed: string): string {
  const d = polygonPath(points)
  if (face === 'bottom') return element('path', { d, fill: finish.dark })
  if (face === 'top')
    return element('path', { d, fill: finish.edge }) + element('path', { d, fill: TONES.light, opacity: 0.16 })
  const box = boxOf(points)
  const height = box.bottom - box.top
  const isBroad = box.right - box.left > 30
  const stops = [
    { at: 0, color: finish.light },
    { at: 0.25, color: finish.base },
    { at: 1, color: face === 'outer' || finish.kind === 'clear' ? finish.base : finish.dark },
  ]
  const parts = [
    gradient(`${id}g`, [0, box.top, 0, box.top + height], stops),
    element('clipPath', { id: `${id}c` }, element('path', { d })),
    element('path', { d, fill: `url(#${id}g)`, stroke: finish.edge, 'stroke-width': 0.12 }),
  ]
  if (finish.islands && isBroad && face === 'outer') parts.push(spots(id, points, finish, seed))
  if (face === 'outer') parts.push(crown(id, points, finish))
  return parts.join('')
}

function spots(id: string, points: readonly Point[], finish: Finish, seed: string): string {
  const [halo, heart] = finish.islands as readonly [string, string]
  const isNear = (x: number, y: number) => nearest(points, x, y) < 4.5
  const d = islandsPath(`${seed}${id.at(-1)}`, boxOf(points), finish.cover ?? 0.4, isNear)
  if (d === '') return ''
  const painted =
    element(
      'g',
      { fill: halo, stroke: halo, 'stroke-width': 1.6, opacity: 0.75 },
      element('path', { id: `${id}i`, d }),
    ) + element('use', { href: `#${id}i`, fill: heart, opacity: 0.88 })
  return (
    blur(`${id}s`, 0.45) +
    element('g', { 'clip-path': `url(#${id}c)` }, element('g', { filter: `url(#${id}s)` }, painted))
  )
}

function nearest(points: readonly Point[], x: number, y: number): number {
  return points.reduce((least, from, i) => {
    const to = points[(i + 1) % points.length] as Point
    const [bx, by] = [to[0] - from[0], to[1] - from[1]]
    const share = Math.max(0, Math.min(1, ((x - from[0]) * bx + (y - from[1]) * by) / (bx * bx + by * by || 1)))
    return Math.min(least, Math.hypot(x - from[0] - bx * share, y - from[1] - by * share))
  }, Number.POSITIVE_INFINITY)
}

/** Light runs along the upper third of the outer face and, weaker, along its lower edge. */
function crown(id: string, points: readonly Point[], finish: Finish): string {
  const count = points.length / 2
  const along = (share: number) =>
    points.slice(0, count).map((top, i): Point => {
      const bottom = points[points.length - 1 - i] as Point
      return [top[0] + (bottom[0] - top[0]) * share, top[1] + (bottom[1] - top[1]) * share]
    })
  const band = (from: number, to: number, color: string, opacity: number) =>
    element('path', { d: polygonPath([...along(from), ...along(to).toReversed()]), fill: color, opacity })
  const strong = finish.kind === 'metal' || finish.kind === 'clear' ? 0.7 : 0.3
  const bands =
    band(0.1, 0.24, TONES.light, strong) +
    band(0.84, 0.93, TONES.light, strong * 0.4) +
    band(0.9, 1, TONES.shade, 0.22) +
    band(0, 0.05, TONES.shade, 0.2)
  return (
    blur(`${id}w`, 0.28) +
    element('g', { 'clip-path': `url(#${id}c)` }, element('g', { filter: `url(#${id}w)` }, bands))
  )
}
