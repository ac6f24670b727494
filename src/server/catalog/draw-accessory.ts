import type { Color } from '../../domain/eyewear.ts'
import { type Finish, finishOf, TONES } from './frame-palette.ts'
import { seededChance } from './seeded-chance.ts'
import { type Point, pair, smoothPath } from './smooth-path.ts'
import { blur, element, gradient, picture } from './svg.ts'

export const ACCESSORY_KINDS = ['case', 'pouch', 'cord', 'chain', 'cloth', 'cleaning-set'] as const
export type AccessoryKind = (typeof ACCESSORY_KINDS)[number]

const SCALE = 6.6

/** An accessory as an SVG picture of 1600 × 1000 on pure white, at 6.6 px per mm. */
export function drawAccessory(kind: AccessoryKind, color: Color, title = ''): string {
  const finish = finishOf(color)
  const draw = {
    case: drawCase,
    pouch: drawPouch,
    cord: drawCord,
    chain: drawChain,
    cloth: drawCloths,
    'cleaning-set': drawSet,
  }
  const defs = [
    gradient(
      'g',
      [-20, -45, 20, 45],
      [
        { at: 0, color: finish.light },
        { at: 0.4, color: finish.base },
        { at: 1, color: finish.dark },
      ],
    ),
    blur('b', 1.6),
    blur('n', 0.35),
    element(
      'radialGradient',
      { id: 'sh' },
      [0.24, 0.1, 0]
        .map((opacity, i) => element('stop', { offset: i / 2, 'stop-color': TONES.shade, 'stop-opacity': opacity }))
        .join(''),
    ),
  ]
  return picture(title, SCALE, [0, 0], TONES.ground, element('defs', {}, defs.join('')) + draw[kind](finish))
}

/** Which drawing an accessory has, told by its slug; a slug that names none is drawn as a case. */
export function accessoryKind(slug: string): AccessoryKind {
  return ACCESSORY_KINDS.find((kind) => slug.includes(kind)) ?? 'case'
}

const floor = (y: number, rx: number, cx = 0) => element('ellipse', { cx, cy: y, rx, ry: rx * 0.06, fill: 'url(#sh)' })
const line = (d: string, stroke: string, width: number, more: Record<string, string | number> = {}) =>
  element('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...more })

function drawCase(finish: Finish): string {
  const body = 'M-78 2C-79-20-66-32-44-33L44-33C66-32 79-20 78 2C78 24 66 33 44 34L-44 34C-66 33-78 24-78 2Z'
  const seam = 'M-77.5-1C-50 4 50 4 77.5-1'
  return [
    floor(35, 92),
    element('clipPath', { id: 'c' }, element('path', { d: body })),
    element('path', { d: body, fill: 'url(#g)' }),
    element(
      'g',
      { 'clip-path': 'url(#c)' },
      [
        grain(finish),
        line('M-66-20C-40-29 40-29 66-20', TONES.light, 5, { opacity: 0.3, filter: 'url(#b)' }),
        line('M-78 24C-50 36 50 36 78 24', TONES.shade, 9, { opacity: 0.3, filter: 'url(#b)' }),
        line('M-78-.4C-50 4.6 50 4.6 78-.4', TONES.shade, 3, { opacity: 0.35, filter: 'url(#n)' }),
        line(seam, finish.dark, 0.7),
        line('M-77 1C-50 6 50 6 77 1', TONES.light, 0.3, { opacity: 0.3 }),
        line('M-76-4.6C-50 .4 50 .4 76-4.6', finish.light, 0.5, { 'stroke-dasharray': '1.7 1.2', opacity: 0.9 }),
        line('M-76 6.4C-50 11.4 50 11.4 76 6.4', finish.light, 0.5, { 'stroke-dasharray': '1.7 1.2', opacity: 0.9 }),
      ].join(''),
    ),
    element('path', {
      d: 'M-6-1Q0 0 6-1L6 13Q6 18 0 18Q-6 18-6 13Z',
      fill: finish.base,
      stroke: finish.dark,
      'stroke-width': 0.4,
    }),
    element('circle', { cx: 0, cy: 11.6, r: 2.3, fill: TONES.screwEdge }),
    element('circle', { cx: -0.15, cy: 11.3, r: 2, fill: TONES.screw }),
    element('circle', { cx: -0.7, cy: 10.6, r: 0.6, fill: TONES.light, opacity: 0.85 }),
  ].join('')
}

/** Pores of leather, scattered the same way every time. */
function grain(finish: Finish): string {
  const chance = seededChance(finish.base)
  const pores = Array.from(
    { length: 150 },
    () => `M${pair([chance() * 160 - 80, chance() * 84 - 42], 1)}h${(0.5 + chance()).toFixed(1)}`,
  )
  return line(pores.join(''), finish.dark, 0.35, { opacity: 0.35 })
}

function drawPouch(finish: Finish): string {
  const body = 'M-30-34C-36-20-44 0-44 22C-44 40-34 45 0 45C34 45 44 40 44 22C44 0 36-20 30-34C20-31-20-31-30-34Z'
  const mouth = 'M-30-34C-36-42-34-48-27-50C-20-45-13-52-5-47C2-53 10-46 17-50C24-52 34-48 30-34C20-30-20-30-30-34Z'
  const folds = [
    'M-20-32C-24-18-30-4-30 10',
    'M-7-31C-8-18-11-8-10 6',
    'M8-31C10-18 12-10 11 2',
    'M21-32C25-18 31-6 31 8',
  ]
  return [
    floor(46, 60),
    element('clipPath', { id: 'c' }, element('path', { d: body })),
    element('path', { d: mouth, fill: finish.edge }),
    element('path', { d: body, fill: 'url(#g)' }),
    element(
      'g',
      { 'clip-path': 'url(#c)' },
      grain(finish) +
        folds
          .map(
            (d) =>
              line(d, TONES.shade, 2.2, { opacity: 0.28, filter: 'url(#b)' }) +
              line(d, TONES.light, 0.8, { opacity: 0.2, filter: 'url(#n)', transform: 'translate(1.6 0)' }),
          )
          .join('') +
        line('M-44 30C-30 46 30 46 44 30', TONES.shade, 8, { opacity: 0.3, filter: 'url(#b)' }),
    ),
    ...[-34.6, -32.4].map((y) => line(`M-31 ${y}C-20 ${y + 3.6} 20 ${y + 3.6} 31 ${y}`, finish.dark, 1.5)),
    line('M29-33C44-30 50-14 46 0C44 8 47 14 50 18M29-34C50-36 60-18 57-6', finish.dark, 1.4),
    line('M29-33.4C44-30.4 49.6-14 45.6 0', finish.light, 0.35, { opacity: 0.7 }),
    element('circle', { cx: 57, cy: -4, r: 2.3, fill: finish.base }),
    element('circle', { cx: 50.4, cy: 19, r: 2.3, fill: finish.base }),
  ].join('')
}

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

function drawCord(finish: Finish): string {
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

function drawChain(finish: Finish): string {
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

function drawCloths(finish: Finish): string {
  return floor(44, 78) + [-9, 0, 9].map((turn, i) => cloth(finish, turn, i)).join('')
}

function cloth(finish: Finish, turn: number, layer: number): string {
  const half = 40
  const teeth = Array.from({ length: 40 }, (_, i) => (i % 2 ? 1.1 : -1.1))
  const side = (at: (along: number, out: number) => Point) => teeth.map((out, i) => at(-half + i * 2, out))
  const edge = [
    ...side((a, o) => [a, -half - o]),
    ...side((a, o) => [half + o, a]),
    ...side((a, o) => [-a, half + o]),
    ...side((a, o) => [-half - o, -a]),
  ]
  const d = `M${edge.map((point) => pair(point, 1)).join('L')}Z`
  const fold = smoothPath(
    [
      [-38, 34],
      [-10, 20],
      [20, 26],
      [39, 12],
      [39, 16],
      [18, 31],
      [-12, 26],
      [-38, 38],
    ],
    1,
  )
  return element(
    'g',
    { transform: `rotate(${turn}) scale(1 .94)` },
    [
      element('path', { d, fill: TONES.shade, opacity: 0.16, filter: 'url(#b)', transform: 'translate(0 1.6)' }),
      element('path', { d, fill: layer === 2 ? 'url(#g)' : layer === 1 ? finish.base : finish.edge }),
      layer === 2
        ? element('path', { d: fold, fill: TONES.light, opacity: 0.22, filter: 'url(#b)' }) +
          line('M-36-35H36', TONES.light, 0.4, { opacity: 0.6, 'stroke-dasharray': '1.4 1' })
        : '',
    ].join(''),
  )
}

function drawSet(finish: Finish): string {
  const glass = 'M-46-14Q-46-22-38-22H-16Q-8-22-8-14V40Q-8 44-12 44H-42Q-46 44-46 40Z'
  const stack = [0, 1, 2, 3].map((i) => {
    const y = 36 - i * 7
    return (
      element('path', {
        d: `M6 ${y}Q3 ${y + 4} 6 ${y + 8}H58Q61 ${y + 4} 58 ${y}Z`,
        fill: i % 2 ? finish.light : finish.base,
        stroke: finish.dark,
        'stroke-width': 0.3,
      }) + line(`M8 ${y + 1.4}H56`, TONES.light, 0.7, { opacity: 0.4 })
    )
  })
  return [
    floor(45, 36, -27),
    floor(45, 40, 32),
    element('path', { d: glass, fill: TONES.liquid, opacity: 0.65 }),
    element('path', { d: 'M-45-4H-9V40Q-9 43-12 43H-42Q-45 43-45 40Z', fill: finish.base, opacity: 0.55 }),
    element('path', { d: glass, fill: 'none', stroke: finish.dark, 'stroke-width': 0.6 }),
    line('M-42-12V38', TONES.light, 2.2, { opacity: 0.75, filter: 'url(#n)' }),
    line('M-11-12V38', TONES.light, 0.8, { opacity: 0.6 }),
    element('rect', {
      x: -39,
      y: 8,
      width: 24,
      height: 20,
      fill: TONES.label,
      stroke: TONES.hairline,
      'stroke-width': 0.25,
    }),
    line('M-34 14H-20M-32 18H-22M-30 22H-24', TONES.line, 0.5),
    element('rect', {
      x: -34,
      y: -29,
      width: 14,
      height: 8,
      rx: 1,
      fill: TONES.screw,
      stroke: TONES.screwEdge,
      'stroke-width': 0.3,
    }),
    element('path', { d: 'M-32-39H-16Q-14-39-14-36.5V-35H-21V-29H-32Z', fill: TONES.line }),
    line('M-31-38H-18', TONES.light, 0.5, { opacity: 0.5 }),
    stack.join(''),
  ].join('')
}
