import type { Color, LensColor } from '../../domain/eyewear.ts'

/** How a frame's material takes light: colours of its lit top, its body, its shaded parts and its cut edge. */
export interface Finish {
  kind: 'solid' | 'mottled' | 'clear' | 'metal'
  light: string
  base: string
  dark: string
  edge: string
  /** Two tones of islands in a mottled acetate: the warm halo and the dark heart. */
  islands?: readonly [halo: string, heart: string]
  /** Share of the front that islands cover, 0–1. */
  cover?: number
}

const mottled = (light: string, base: string, dark: string, halo: string, heart: string, cover: number): Finish => {
  return { kind: 'mottled', light, base, dark, edge: dark, islands: [halo, heart], cover }
}
const finish = (kind: Finish['kind'], light: string, base: string, dark: string, edge: string): Finish => {
  return { kind, light, base, dark, edge }
}

const FINISHES: Record<Color, Finish> = {
  black: finish('solid', '#2b2b2d', '#101011', '#040404', '#1d1d1f'),
  tortoise: mottled('#e0a04c', '#c67f2c', '#7c4514', '#8a4713', '#241006', 0.5),
  'dark-havana': mottled('#a8622a', '#7f4117', '#3d1c09', '#5a2810', '#170804', 0.72),
  honey: mottled('#f0bd6a', '#dd9c40', '#a8671f', '#c17a29', '#6f3610', 0.26),
  blonde: mottled('#f6deaa', '#e9c885', '#c09450', '#d6a95f', '#a16a2c', 0.2),
  horn: mottled('#a08a70', '#76604a', '#40301f', '#5d4834', '#2c2015', 0.5),
  crystal: finish('clear', '#f8fafa', '#dfe6e7', '#9fabae', '#c3cdd0'),
  champagne: finish('clear', '#fbf1e1', '#ecd9bd', '#b99a70', '#d9bf9a'),
  sage: finish('clear', '#e0e8dd', '#bac9b9', '#75897a', '#9cae9e'),
  smoke: finish('clear', '#c9cbce', '#9a9ea3', '#565b61', '#7b8087'),
  aegean: finish('clear', '#a9d0dc', '#5f9fb5', '#245a70', '#3f7f97'),
  navy: finish('solid', '#3a4a70', '#1b2747', '#0a1024', '#26345a'),
  burgundy: finish('solid', '#7e2b3c', '#571523', '#2b0810', '#6a1d2d'),
  rose: finish('clear', '#f8dcd8', '#e7b3b0', '#b06f70', '#d09393'),
  ivory: finish('solid', '#fbf6ea', '#efe5d1', '#c6b697', '#ddcfb4'),
  terracotta: finish('solid', '#cb7150', '#a94f33', '#6b2b19', '#95432a'),
  gold: finish('metal', '#fff0bd', '#d7ad55', '#7a5516', '#a8812f'),
  'pale-gold': finish('metal', '#fff8e0', '#dfc795', '#8d7442', '#b9a06b'),
  silver: finish('metal', '#ffffff', '#c3c7cb', '#6a7076', '#979da3'),
  gunmetal: finish('metal', '#a3a8ad', '#55595e', '#1f2225', '#3c4044'),
  brown: finish('solid', '#94613b', '#6d4325', '#3a2110', '#5b371d'),
}

/** A lens from brow to cheek; `strength` is how much of what lies behind it hides, 0–1. */
export interface Tint {
  top: string
  middle: string
  bottom: string
  strength: number
  isMirror: boolean
}

const tint = (top: string, middle: string, bottom: string, strength = 0.93, isMirror = false): Tint => {
  return { top, middle, bottom, strength, isMirror }
}

const TINTS: Record<LensColor, Tint> = {
  clear: tint('#eef4f2', '#f8fbfa', '#f1f6f4', 0.34),
  grey: tint('#24282c', '#4c5359', '#8a9299'),
  brown: tint('#38200f', '#6f4623', '#b68a5a'),
  green: tint('#1c2f24', '#2e4a39', '#57735e'),
  blue: tint('#1c3f63', '#3f709b', '#9bbdd6', 0.9),
  amber: tint('#8a4a0c', '#c67c1d', '#eebd63', 0.88),
  rose: tint('#8b4a50', '#bd7b7c', '#ecc4bd', 0.86),
  'silver-mirror': tint('#6f7d88', '#d9e2e8', '#76838e', 0.98, true),
  'gold-mirror': tint('#8a5a1c', '#f2d38c', '#a3661f', 0.98, true),
}

/** Tones that belong to no product: light, shadow, screws, silicone, dimension lines, brushes of cloth. */
export const TONES = {
  ground: '#FFFFFF',
  light: '#ffffff',
  shade: '#000000',
  screw: '#d9bc74',
  screwEdge: '#6b4f1c',
  silicone: '#dfe3e2',
  siliconeEdge: '#a9b0ae',
  coating: '#9fd8bd',
  line: '#5D564B',
  hairline: '#B9AE9A',
  label: '#f4efe4',
  liquid: '#cfe2e2',
} as const

export function finishOf(color: Color): Finish {
  return FINISHES[color]
}

export function tintOf(lensColor: LensColor): Tint {
  return TINTS[lensColor]
}

/** The wire of a browline and the rivets of a front: warm metal with warm colours, white metal with cool ones. */
export function companionMetal(color: Color): Finish {
  const isCool = ['black', 'smoke', 'navy', 'crystal', 'aegean', 'gunmetal', 'silver'].includes(color)
  return FINISHES[isCool && color !== 'black' ? 'silver' : 'gold']
}

/** The acetate that covers the temple tips of a metal frame. */
export function sleeveFinish(color: Color): Finish {
  return FINISHES[color === 'gold' || color === 'pale-gold' ? 'dark-havana' : 'black']
}
