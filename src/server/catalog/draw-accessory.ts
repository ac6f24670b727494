import type { Color } from '../../domain/eyewear.ts'
import { floor, line } from './accessory-strokes.ts'
import { drawCloths, drawSet } from './draw-cleaning.ts'
import { drawChain, drawCord } from './draw-cord.ts'
import { type Finish, finishOf, TONES } from './frame-palette.ts'
import { seededChance } from './seeded-chance.ts'
import { pair } from './smooth-path.ts'
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
