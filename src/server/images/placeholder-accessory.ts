import type { Color, Material } from '../../domain/eyewear.ts'
import { METALS, TRIM } from '../../domain/finishes/acetates.ts'
import { accessoryDye } from '../../domain/finishes/dyes.ts'
import { body, figure, mixed, type Part } from './placeholder-svg.ts'

const KINDS = ['case', 'pouch', 'cord', 'chain', 'cloth', 'cleaning-set'] as const
type Kind = (typeof KINDS)[number]

export interface Accessory {
  slug: string
  material: Material
  color: Color
}

/** An accessory in plain shapes, in mm around its centre. The slug gives its kind; the default is a case. */
export function drawAccessory({ slug, material, color }: Accessory): string {
  const kind = KINDS.find((one) => slug.includes(one)) ?? 'case'
  const own = material === 'metal' ? (METALS[color] ?? TRIM).color : accessoryDye(color)
  return body(DRAWN[kind](own)) + (SEAMS[kind] ? seam(SEAMS[kind], own) : '')
}

const DRAWN: Record<Kind, (color: string) => Part[]> = {
  case: (color) => [
    { d: 'M-78 2C-79-20-66-32-44-33L44-33C66-32 79-20 78 2C78 24 66 33 44 34L-44 34C-66 33-78 24-78 2Z', color },
  ],
  pouch: (color) => [{ d: 'M-28-40C-34-22-43 0-43 22C-43 40-33 45 0 45C33 45 43 40 43 22C43 0 34-22 28-40Z', color }],
  cord: (color) => strand(color, 2.4),
  chain: (color) => strand(color, 1.1),
  cloth: (color) => [
    { d: 'M-46-22L30-40L48 22L-28 40Z', color: '#e4daca' },
    { d: 'M-40-34L36-34L36 30L-40 30Z', color },
  ],
  'cleaning-set': (color) => [
    { d: 'M6-14L66-14L66 42L6 42Z', color: '#e4daca' },
    { d: 'M-46-20Q-46-28-38-28L-22-28Q-14-28-14-20L-14 42L-46 42Z', color },
    { d: 'M-38-28L-38-44L-22-44L-22-28Z', color: TRIM.color },
  ],
}

/** Lines within a shape: a case's lid, a pouch's drawstring, a cloth's hem, a label's end. */
const SEAMS: Partial<Record<Kind, string>> = {
  case: 'M-78 0C-50 5 50 5 78 0M-5 3.4L-5 12A5 5 0 0 0 5 12L5 3.4',
  pouch: 'M-30.500-32C-12-27 12-27 30.500-32M-31.600-28C-12-23 12-23 31.600-28',
  cloth: 'M-37-31L33-31L33 27L-37 27Z',
  'cleaning-set': 'M-46-6L-14-6M-46 26L-14 26M9-11L63-11L63 39L9 39Z',
}

const seam = (d: string, color: string) =>
  `<path d="${d}" fill="none" stroke="${mixed(color, luminous(color) ? '#15120e' : '#ffffff', 0.35)}" stroke-width="0.5"/>`

const luminous = (hex: string) =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0) > 330

function strand(color: string, width: number): Part[] {
  const loop = 'M-70-30C-70 40-28 46 0 22C28-2 34-40 0-40C-34-40-28-2 0 22C28 46 70 40 70-30'
  const slide = (x: number) => ({ d: `M${figure(x)} -30L${figure(x)} -42`, color: TRIM.color, width: width + 1.6 })
  return [{ d: loop, color, width }, slide(-70), slide(70)]
}
