import type { Shape } from '../eyewear.ts'
import type { OutlineSpec, Superellipse } from './lens-outline.ts'

const superellipse = (
  exponents: Superellipse['exponents'],
  rest: Partial<Omit<Superellipse, 'kind' | 'exponents'>> = {},
): Superellipse => ({ kind: 'superellipse', exponents, up: 1, taper: 0, sweep: 0, lean: 0, ...rest })

const AVIATOR: OutlineSpec = {
  kind: 'cage',
  points: [
    [-0.7, 1.02],
    [-0.25, 1.08],
    [0.25, 1.09],
    [0.76, 1.04],
    [1.08, 0.8],
    [1.13, 0.34],
    [1.05, -0.2],
    [0.82, -0.66],
    [0.46, -1.0],
    [0.08, -1.1],
    [-0.34, -1.0],
    [-0.69, -0.62],
    [-0.94, -0.1],
    [-1.06, 0.42],
    [-1.0, 0.84],
  ],
}

const HEXAGON: OutlineSpec = {
  kind: 'polygon',
  corners: [
    [1, 0.12],
    [0.52, 1],
    [-0.52, 1],
    [-1, 0.12],
    [-0.56, -1],
    [0.56, -1],
  ],
  round: 0.22,
  bow: 0.05,
}

export const LENS_SHAPES: Record<Shape, OutlineSpec> = {
  round: superellipse([2.02, 2.02, 2, 2]),
  panto: superellipse([2.5, 2.35, 2, 2.05], { up: 0.8 }),
  square: superellipse([4.4, 3.9, 3, 3.6], { taper: 0.045 }),
  rectangle: superellipse([4.2, 3.7, 3.1, 3.7], { taper: 0.03 }),
  trapezoid: superellipse([4.4, 3, 2.3, 2.6], { up: 0.84, taper: 0.1, sweep: 0.1 }),
  'cat-eye': superellipse([3.3, 2.35, 2, 2.15], { up: 0.78, taper: 0.13, sweep: 0.17, lean: 0.05 }),
  butterfly: superellipse([3.4, 2.7, 2.3, 2.6], { up: 0.82, taper: 0.13, sweep: 0.09, lean: 0.03 }),
  aviator: AVIATOR,
  hexagonal: HEXAGON,
  oval: superellipse([2.15, 2.1, 2.05, 2.1]),
  browline: superellipse([3.8, 3, 2.3, 2.5], { up: 0.84, taper: 0.03 }),
  shield: {
    kind: 'shield',
    base: superellipse([3.2, 3.2, 2.5, 2.5], { up: 0.85, taper: 0.05 }),
    notchDepth: 0.3,
    notchWidth: 0.075,
  },
}
