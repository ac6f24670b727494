import type { Frame } from '../../domain/eyewear.ts'
import { TONES } from './frame-palette.ts'
import type { Point } from './smooth-path.ts'
import { pair } from './smooth-path.ts'
import { element } from './svg.ts'

/** Hairlines with the boxing measures around a front seen flat: A □ DBL – temple, B and the full width, in mm. */
export function dimensionLines({ shape, measurements: m }: Frame): string {
  const [bottom, half] = [m.lensHeightMm / 2, m.frameWidthMm / 2]
  const inner = m.bridgeMm / 2
  const outer = inner + m.lensWidthMm
  const top = -bottom - 13
  const lines = [
    across(-outer, -inner, top, m.lensWidthMm),
    across(-inner, inner, top, m.bridgeMm),
    ...[-outer, -inner, inner].map((x) => line([x, top - 2], [x, shape === 'shield' ? -bottom - 4 : 0])),
    across(-half, half, bottom + 13, m.frameWidthMm),
    ...[-half, half].map((x) => line([x, bottom - 8], [x, bottom + 15])),
    upright(half + 8, m.lensHeightMm),
    ...[-bottom, bottom].map((y) => line([half - 6, y], [half + 10, y])),
    text(0, bottom + 25, `${m.lensWidthMm} □ ${m.bridgeMm} – ${m.templeMm}`, 5),
  ]
  return lines.join('')
}

function across(from: number, to: number, y: number, length: number): string {
  const ticks = [from, to].map((x) => line([x - 0.8, y + 0.8], [x + 0.8, y - 0.8], TONES.line))
  return line([from, y], [to, y], TONES.line) + ticks.join('') + text((from + to) / 2, y - 2, String(length))
}

function upright(x: number, length: number): string {
  const ends = [-length / 2, length / 2]
  const ticks = ends.map((y) => line([x - 0.8, y + 0.8], [x + 0.8, y - 0.8], TONES.line))
  return line([x, -length / 2], [x, length / 2], TONES.line) + ticks.join('') + text(x + 4.6, 1.2, String(length))
}

function line(from: Point, to: Point, stroke: string = TONES.hairline): string {
  return element('path', { d: `M${pair(from)}L${pair(to)}`, stroke, 'stroke-width': 0.13, fill: 'none' })
}

function text(x: number, y: number, words: string, size = 3.6): string {
  const font = { 'font-family': 'Commissioner Variable, Commissioner, Helvetica, Arial, sans-serif', 'font-size': size }
  return element('text', { x, y, fill: TONES.line, 'text-anchor': 'middle', 'letter-spacing': 0.2, ...font }, words)
}
