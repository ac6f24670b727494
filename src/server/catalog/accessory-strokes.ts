import { element } from './svg.ts'

export const floor = (y: number, rx: number, cx = 0) =>
  element('ellipse', { cx, cy: y, rx, ry: rx * 0.06, fill: 'url(#sh)' })
export const line = (d: string, stroke: string, width: number, more: Record<string, string | number> = {}) =>
  element('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...more })
