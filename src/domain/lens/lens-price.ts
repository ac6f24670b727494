import type { Prescription } from '../prescription/prescription.ts'
import { toMinusCylinder } from '../prescription/transpose.ts'
import {
  isMultifocal,
  type LensChoice,
  type LensCoating,
  type LensMaterial,
  type LensTint,
  type LensType,
} from './lens-options.ts'

/** Integer cents of a pair, VAT included. */
export interface LensPrices {
  types: Record<LensType, number>
  /** For single vision. */
  materials: Record<LensMaterial, number>
  /** What multifocal lenses pay of a material's price, in percent. */
  multifocalMaterialPercent: number
  coatings: Record<LensCoating, number>
  tints: Record<LensTint, number>
  prism: number
  strongPower: number
  /** Powers above either count as strong; hundredths of a dioptre, in minus form and without sign. */
  strongAbove: { sphere: number; cylinder: number }
}

/** Demo prices. */
export const DEFAULT_LENS_PRICES: LensPrices = {
  types: { plano: 2900, single: 5900, bifocal: 12900, office: 14900, progressive: 24900 },
  materials: { '1.50': 0, '1.53': 3900, '1.56': 1900, '1.59': 2900, '1.60': 4900, '1.67': 9900, '1.74': 18900 },
  multifocalMaterialPercent: 150,
  coatings: { hard: 0, 'anti-reflective': 3500, 'anti-reflective-plus': 5500 },
  tints: { clear: 0, tinted: 2500, gradient: 3500, photochromic: 8900, polarised: 9900 },
  prism: 3000,
  strongPower: 4000,
  strongAbove: { sphere: 600, cylinder: 400 },
}

export type LensPricePart = 'type' | 'material' | 'coating' | 'tint' | 'prism' | 'strong_power'

export interface LensPrice {
  /** What costs something, in a fixed order; always the type. */
  lines: { part: LensPricePart; cents: number }[]
  /** Integer cents of the pair, VAT included. */
  totalCents: number
}

/**
 * The price of a pair of lenses in integer cents, VAT included. A part of a cent is rounded half up.
 * @param prescription null for lenses without power, which never cost more for it
 */
export function lensPrice(choice: LensChoice, prescription: Prescription | null, prices: LensPrices): LensPrice {
  const powers = choice.type === 'plano' || !prescription ? [] : [prescription.right, prescription.left]
  const share = isMultifocal(choice.type) ? prices.multifocalMaterialPercent : 100
  const { strongAbove } = prices
  const isStrong = powers
    .map(toMinusCylinder)
    .some(({ sphere, cylinder }) => Math.abs(sphere) > strongAbove.sphere || Math.abs(cylinder) > strongAbove.cylinder)
  const parts: LensPrice['lines'] = [
    { part: 'type', cents: prices.types[choice.type] },
    { part: 'material', cents: Math.round((prices.materials[choice.material] * share) / 100) },
    { part: 'coating', cents: prices.coatings[choice.coating] },
    { part: 'tint', cents: prices.tints[choice.tint] },
    { part: 'prism', cents: powers.some(({ prisms }) => prisms.length > 0) ? prices.prism : 0 },
    { part: 'strong_power', cents: isStrong ? prices.strongPower : 0 },
  ]
  const lines = parts.filter(({ part, cents }) => part === 'type' || cents !== 0)
  return { lines, totalCents: lines.reduce((sum, { cents }) => sum + cents, 0) }
}
