import { floor, line } from './accessory-strokes.ts'
import { type Finish, TONES } from './frame-palette.ts'
import { type Point, pair, smoothPath } from './smooth-path.ts'
import { element } from './svg.ts'

export function drawCloths(finish: Finish): string {
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

export function drawSet(finish: Finish): string {
  return floor(45, 36, -27) + floor(45, 40, 32) + sprayBottle(finish) + foldedCloths(finish)
}

function sprayBottle(finish: Finish): string {
  const glass = 'M-46-14Q-46-22-38-22H-16Q-8-22-8-14V40Q-8 44-12 44H-42Q-46 44-46 40Z'
  return [
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
  ].join('')
}

function foldedCloths(finish: Finish): string {
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
  return stack.join('')
}
