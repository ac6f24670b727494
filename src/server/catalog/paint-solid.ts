import { type Box, islandsPath } from './acetate-pattern.ts'
import { type Finish, TONES } from './frame-palette.ts'
import { type Point, smoothPath } from './smooth-path.ts'
import { blur, element, gradient, type Stop } from './svg.ts'

export interface SolidShape {
  id: string
  part: string
  /** Closed curves in mm on the picture; inner ones are holes. */
  loops: Point[][]
  ridge: Point[]
  /** How far the back of the solid is seen from its face, in mm on the picture. */
  back: Point
  isThin: boolean
}

/** Definitions and strokes of one solid of the front: its cut edge, its body, its pattern, and the light on its dome. */
export function paintSolid(shape: SolidShape, finish: Finish, seed: string): { defs: string; body: string } {
  const { id, loops } = shape
  const d = loops.map((loop) => smoothPath(loop)).join('')
  const box = boxOf(loops.flat())
  const defs = [
    element('path', { id, d, 'clip-rule': 'evenodd', 'fill-rule': 'evenodd', 'data-part': shape.part }),
    element('clipPath', { id: `${id}c` }, use(id, { 'clip-rule': 'evenodd' })),
    gradient(`${id}g`, [box.left, box.top, box.left + (shape.isThin ? 60 : 0), box.bottom], bodyStops(finish)),
    gradient(`${id}h`, [0, box.top, 0, box.bottom], lightStops(finish)),
    blur(`${id}s`, shape.isThin ? 0.16 : 0.5),
    blur(`${id}f`, shape.isThin ? 0.08 : 0.2),
  ]
  const body = [
    edgeLayers(shape, finish),
    use(id, { fill: `url(#${id}g)`, 'fill-opacity': finish.kind === 'clear' ? 0.72 : undefined }),
    finish.islands ? paintIslands(shape, finish, seed, box) : '',
    element('g', { 'clip-path': `url(#${id}c)` }, domeLight(shape, finish)),
  ]
  return { defs: defs.join(''), body: body.join('') }
}

export function use(id: string, attributes: Record<string, string | number | undefined>): string {
  return element('use', { href: `#${id}`, ...attributes })
}

export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

function edgeLayers({ id, back: [x, y] }: SolidShape, finish: Finish): string {
  if (Math.hypot(x, y) < 0.3) return ''
  const steps = Math.min(16, Math.ceil(Math.hypot(x, y) / 0.27))
  const layer = (i: number) =>
    use(id, { transform: `translate(${(x * i) / steps} ${(y * i) / steps})`.replace(/(\.\d\d)\d+/g, '$1') })
  const layers = Array.from({ length: steps }, (_, i) => layer(steps - i)).join('')
  return element('g', { fill: finish.edge, opacity: finish.kind === 'clear' ? 0.5 : undefined }, layers)
}

function paintIslands({ id, loops }: SolidShape, finish: Finish, seed: string, box: Box): string {
  const [halo, heart] = finish.islands as readonly [string, string]
  const outline = loops.flat()
  const isNear = (x: number, y: number) => outline.some((point) => Math.hypot(point[0] - x, point[1] - y) < 6)
  const d = islandsPath(seed, box, finish.cover ?? 0.4, isNear)
  const spots = element('path', { id: `${id}i`, d })
  const halos = element('g', { fill: halo, stroke: halo, 'stroke-width': 1.7, opacity: 0.75 }, spots)
  const hearts = use(`${id}i`, { fill: heart, opacity: 0.88 })
  return element('g', { 'clip-path': `url(#${id}c)` }, element('g', { filter: `url(#${id}s)` }, halos + hearts))
}

function domeLight(shape: SolidShape, finish: Finish): string {
  const { id, isThin, ridge } = shape
  const isClear = finish.kind === 'clear'
  const shade = use(id, {
    fill: 'none',
    stroke: finish.dark,
    'stroke-width': isThin ? 0.5 : isClear ? 0.9 : 1.7,
    opacity: isClear ? 0.75 : isThin ? 0.9 : 0.5,
    filter: `url(#${id}s)`,
  })
  const bevel = use(id, {
    fill: 'none',
    stroke: TONES.light,
    'stroke-width': isThin ? 0.16 : 0.3,
    opacity: isClear ? 0.85 : 0.34,
    transform: 'translate(0 .38)',
  })
  if (ridge.length < 4) return shade + bevel
  const line = (width: number, opacity: number, filter: string) =>
    element('path', {
      d: smoothPath(ridge),
      fill: 'none',
      stroke: `url(#${id}h)`,
      'stroke-width': width,
      opacity,
      filter,
    })
  return shade + bevel + line(isThin ? 0.36 : 0.75, isThin ? 0.95 : 0.85, `url(#${id}f)`)
}

function bodyStops({ kind, light, base, dark }: Finish): Stop[] {
  if (kind === 'metal') {
    const bright = [base, light, base, dark, base, light, base, dark, light, base]
    return bright.map((color, i) => ({ at: i / (bright.length - 1), color }))
  }
  return [
    { at: 0, color: light },
    { at: 0.3, color: base },
    { at: 0.85, color: base },
    { at: 1, color: kind === 'clear' ? light : dark },
  ]
}

function lightStops({ kind }: Finish): Stop[] {
  const [high, low] = kind === 'metal' ? [0.95, 0.4] : kind === 'clear' ? [0.95, 0.5] : [0.66, 0.12]
  return [
    { at: 0, color: TONES.light, opacity: high },
    { at: 0.28, color: TONES.light, opacity: high * 0.7 },
    { at: 0.6, color: TONES.light, opacity: 0.04 },
    { at: 0.88, color: TONES.light, opacity: low },
    { at: 1, color: TONES.light, opacity: 0.05 },
  ]
}
