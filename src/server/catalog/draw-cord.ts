import { line } from './accessory-strokes.ts'
import { type Finish, TONES } from './frame-palette.ts'
import { type Point, pair } from './smooth-path.ts'
import { element } from './svg.ts'

/** Where a cord or chain lies: a loose loop that crosses itself once. */
function loop(): Point[] {
  return Array.from({ length: 121 }, (_, i): Point => {
    const turn = (i / 120 - 0.5) * 2
    return [
      82 * Math.sin(turn * 2.6) * (1 - 0.22 * turn * turn),
      30 - 68 * Math.cos(turn * 1.75) * (0.6 + 0.4 * turn * turn),
    ]
  })
}

export function drawCord(finish: Finish): string {
  const points = loop()
  const d = `M${points.map((point) => pair(point, 1)).join('L')}`
  const twist = points.slice(0, -1).map(([x, y], i) => {
    const [nextX, nextY] = points[i + 1] as Point
    const length = Math.hypot(nextX - x, nextY - y) || 1
    const [u, v] = [(nextX - x) / length, (nextY - y) / length]
    return `M${pair([x - v - u * 0.7, y + u - v * 0.7], 1)}L${pair([x + v + u * 0.7, y - u + v * 0.7], 1)}`
  })
  return [
    line(d, TONES.shade, 2.6, { opacity: 0.22, filter: 'url(#b)', transform: 'translate(0 2.4)' }),
    line(d, finish.dark, 2.7, { 'stroke-linejoin': 'round' }),
    line(d, finish.base, 2.2, { 'stroke-linejoin': 'round' }),
    line(twist.join(''), finish.light, 0.4, { opacity: 0.9 }),
    ...[points[0], points.at(-1)].map((end) => ferrule(end as Point)),
  ].join('')
}

export function drawChain(finish: Finish): string {
  const points = loop()
  const links = points.slice(0, -1).map(([x, y], i) => {
    const [nextX, nextY] = points[i + 1] as Point
    const turn = Math.round((Math.atan2(nextY - y, nextX - x) * 180) / Math.PI)
    return element('use', {
      href: i % 2 ? '#k' : '#l',
      transform: `translate(${pair([(x + nextX) / 2, (y + nextY) / 2], 1)}) rotate(${turn})`,
    })
  })
  const ring = (id: string, ry: number) =>
    element(
      'g',
      { id, fill: 'none' },
      element('ellipse', { rx: 2.3, ry, stroke: finish.dark, 'stroke-width': 0.8 }) +
        element('ellipse', { rx: 2.3, ry, cy: -0.1, stroke: finish.base, 'stroke-width': 0.55 }) +
        element('path', {
          d: `M-1.4-${ry * 0.82}Q0-${ry * 1.1} 1.4-${ry * 0.82}`,
          stroke: finish.light,
          'stroke-width': 0.35,
        }),
    )
  const d = `M${points.map((point) => pair(point, 1)).join('L')}`
  return [
    element('defs', {}, ring('l', 1.25) + ring('k', 0.45)),
    line(d, TONES.shade, 2, { opacity: 0.2, filter: 'url(#b)', transform: 'translate(0 2.2)' }),
    links.join(''),
    ...[points[0], points.at(-1)].map((end) => ferrule(end as Point)),
  ].join('')
}

/** The metal end with its silicone eye for the temple. */
function ferrule([x, y]: Point): string {
  const parts = [
    element('ellipse', {
      cy: 9.4,
      rx: 2.2,
      ry: 4.2,
      fill: 'none',
      stroke: TONES.siliconeEdge,
      'stroke-width': 1.5,
      opacity: 0.85,
    }),
    element('rect', {
      x: -1.7,
      y: -1.4,
      width: 3.4,
      height: 7,
      rx: 0.8,
      fill: TONES.screw,
      stroke: TONES.screwEdge,
      'stroke-width': 0.3,
    }),
    element('path', { d: 'M-.7-.6V4.8', stroke: TONES.light, 'stroke-width': 0.6, opacity: 0.8 }),
  ]
  return element('g', { transform: `translate(${pair([x, y], 1)})` }, parts.join(''))
}
