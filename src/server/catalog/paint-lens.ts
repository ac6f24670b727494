import { type Tint, TONES } from './frame-palette.ts'
import { boxOf } from './paint-solid.ts'
import { type Point, polygonPath, smoothPath } from './smooth-path.ts'
import { blur, element, gradient, type Stop } from './svg.ts'

/**
 * One lens: its tint from brow to cheek, the windows it reflects, and its ground edge where no rim covers it.
 *
 * @param outline in mm on the picture
 */
export function paintLens(
  id: string,
  outline: readonly Point[],
  tint: Tint,
  hasBareEdge: boolean,
): { defs: string; body: string } {
  const box = boxOf(outline)
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const place = (x: number, y: number): Point => [box.left + x * width, box.top + y * height]
  const isClear = tint.strength < 0.5
  const defs = [
    element('path', { id, d: smoothPath(outline) }),
    element('clipPath', { id: `${id}c` }, element('use', { href: `#${id}` })),
    gradient(`${id}g`, [box.left, box.top, box.left + width * 0.06, box.bottom], tintStops(tint)),
    blur(`${id}b`, 1.1),
  ]
  const window = polygonPath([place(0.12, -0.05), place(0.25, -0.05), place(0.19, 0.62), place(0.09, 0.66)])
  const pane = polygonPath([place(0.72, 0.16), place(0.86, 0.1), place(0.84, 0.34), place(0.71, 0.38)])
  const sky = polygonPath([place(-0.1, -0.1), place(1.1, -0.1), place(1.1, 0.08), place(0.5, 0.17), place(-0.1, 0.1)])
  const shine = isClear
    ? element('path', { d: window + pane, fill: TONES.coating, opacity: 0.2 })
    : element('path', { d: window + pane, fill: TONES.light, opacity: tint.isMirror ? 0.3 : 0.17 }) +
      element('path', { d: sky, fill: TONES.light, opacity: 0.08 })
  const body = [
    element('use', { href: `#${id}`, fill: `url(#${id}g)`, 'fill-opacity': tint.strength }),
    element(
      'g',
      { 'clip-path': `url(#${id}c)` },
      element('g', { filter: `url(#${id}b)` }, shine) + innerShade(id, isClear),
    ),
    hasBareEdge
      ? element('use', { href: `#${id}`, fill: 'none', stroke: TONES.siliconeEdge, 'stroke-width': 0.42 }) +
        element('use', { href: `#${id}`, fill: 'none', stroke: TONES.light, 'stroke-width': 0.16, opacity: 0.8 })
      : '',
  ]
  return { defs: defs.join(''), body: body.join('') }
}

/** The rim throws a little shadow on the lens. */
function innerShade(id: string, isClear: boolean): string {
  return element('use', {
    href: `#${id}`,
    fill: 'none',
    stroke: TONES.shade,
    'stroke-width': isClear ? 1.2 : 2.6,
    opacity: isClear ? 0.12 : 0.3,
    filter: `url(#${id}b)`,
    transform: 'translate(0 .5)',
  })
}

function tintStops({ top, middle, bottom, isMirror }: Tint): Stop[] {
  return [
    { at: 0, color: top },
    { at: isMirror ? 0.42 : 0.5, color: middle },
    ...(isMirror ? [{ at: 0.5, color: top }] : []),
    { at: 1, color: bottom },
  ]
}
