import type { Vec2 } from '../../domain/frame-design/closed-curve.ts'
import { type FrameDesign, halfFrame } from '../../domain/frame-design/frame-design.ts'
import { figure, pathThrough } from './placeholder-svg.ts'

const INK = '#5d564b'
const HAIRLINE = '#b9ae9a'

/** Hairlines with the boxing measurements of a front (ISO 8624): A □ DBL – temple, B and the full width, in mm. */
export function drawMeasures({ construction, size: m }: FrameDesign): string {
  const [bottom, half, inner] = [m.lensHeightMm / 2, halfFrame(m), m.bridgeMm / 2]
  const outer = inner + m.lensWidthMm
  const top = -bottom - 13
  return [
    across(-outer, -inner, top, m.lensWidthMm),
    across(-inner, inner, top, m.bridgeMm),
    ...[-outer, -inner, inner].map((x) => line([x, top - 2], [x, construction === 'shield' ? -bottom - 4 : 0])),
    across(-half, half, bottom + 13, m.frameWidthMm),
    ...[-half, half].map((x) => line([x, bottom - 8], [x, bottom + 15])),
    upright(half + 8, m.lensHeightMm),
    ...[-bottom, bottom].map((y) => line([half - 6, y], [half + 10, y])),
    text(0, bottom + 25, `${m.lensWidthMm} □ ${m.bridgeMm} – ${m.templeMm}`, 5),
  ].join('')
}

const tick = (x: number, y: number) => line([x - 0.8, y + 0.8], [x + 0.8, y - 0.8], INK)

const across = (from: number, to: number, y: number, length: number) =>
  line([from, y], [to, y], INK) + tick(from, y) + tick(to, y) + text((from + to) / 2, y - 2, String(length))

const upright = (x: number, length: number) =>
  line([x, -length / 2], [x, length / 2], INK) +
  tick(x, -length / 2) +
  tick(x, length / 2) +
  text(x + 4.6, 1.2, String(length))

const line = (from: Vec2, to: Vec2, stroke = HAIRLINE) =>
  `<path d="${pathThrough([from, to], false)}" stroke="${stroke}" stroke-width="0.13" fill="none"/>`

const text = (x: number, y: number, words: string, size = 3.6) =>
  `<text x="${figure(x)}" y="${figure(y)}" fill="${INK}" text-anchor="middle" font-family="Commissioner Variable, Commissioner, Helvetica, Arial, sans-serif" font-size="${size}">${words}</text>`
