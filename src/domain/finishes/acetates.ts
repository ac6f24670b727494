import type { Color } from '../eyewear.ts'
import type { AcetateFinish } from './finish.ts'

/** `color` is that of white light after 4 mm of the sheet, `milk` the share that the surface scatters. */
const translucent = (color: string, surfaceColor: string, milk: number): AcetateFinish => ({
  family: 'translucent',
  colors: [color, surfaceColor],
  milk,
})

const FLECKED: AcetateFinish = {
  family: 'flecks',
  colors: ['#FFBE60', '#D2701A', '#351003'],
  threshold: 0.57,
  clearShare: 0.6,
}

/** The acetate of each colour; for metal colours that of the temple sleeves. */
export const ACETATES: Record<Color, AcetateFinish> = {
  black: { family: 'solid', colors: ['#060606'] },
  tortoise: { family: 'islands', colors: ['#FABB58', '#B25A16', '#150703'], threshold: 0.505 },
  'dark-havana': { family: 'islands', colors: ['#B9651F', '#5A230A', '#0F0503'], threshold: 0.455, size: 1.15 },
  honey: { family: 'islands', colors: ['#F7BE62', '#D08424', '#6B300C'], threshold: 0.575, size: 0.9 },
  blonde: { family: 'layers', colors: ['#FADB9C', '#F2C06A', '#D0903F'], clearShare: 0.6 },
  horn: { family: 'horn', colors: ['#D8C39A', '#8E6A43', '#2B1B10'], clearShare: 0.4 },
  crystal: translucent('#F4F7F6', '#F4F6F5', 0.05),
  champagne: translucent('#F4D6AC', '#F5E2C6', 0.08),
  sage: translucent('#9DBFA4', '#A9C7AE', 0.12),
  smoke: translucent('#82878D', '#8C9196', 0.1),
  aegean: translucent('#4FA3D0', '#6FB4D6', 0.1),
  navy: { family: 'solid', colors: ['#0A1430'] },
  burgundy: translucent('#8A1228', '#6A0F1E', 0.22),
  rose: translucent('#ECABAE', '#F0BDBC', 0.12),
  ivory: { family: 'layers', colors: ['#F3EAD8', '#EBDDC2', '#D9C5A1'], clearShare: 0.22 },
  terracotta: translucent('#D4602A', '#B9502A', 0.25),
  brown: translucent('#96562A', '#6E3E1E', 0.2),
  gold: { family: 'islands', colors: ['#FABB58', '#B25A16', '#150703'], threshold: 0.505 },
  'pale-gold': FLECKED,
  silver: { family: 'solid', colors: ['#0A0A0B'] },
  gunmetal: { family: 'solid', colors: ['#060606'] },
}

export const SHEETS_BY_PRODUCT: Partial<Record<string, AcetateFinish>> = {
  'carlotta-amber-tortoise': FLECKED,
  'alfama-ink': { family: 'laminate', colors: ['#0A0C12', '#4C979C'], clearShare: 0.7 },
}

export const METALS: Partial<Record<Color, { color: string; roughness: number }>> = {
  gold: { color: '#F2CE8A', roughness: 0.11 },
  'pale-gold': { color: '#F0DDB8', roughness: 0.12 },
  silver: { color: '#E6E7E8', roughness: 0.13 },
  gunmetal: { color: '#55565B', roughness: 0.16 },
  black: { color: '#1B1B1C', roughness: 0.24 },
  brown: { color: '#6A4630', roughness: 0.2 },
  navy: { color: '#22304E', roughness: 0.2 },
  burgundy: { color: '#5E1A24', roughness: 0.2 },
  rose: { color: '#EBC1AB', roughness: 0.12 },
}
export const TRIM = { color: '#EBC983', roughness: 0.14 }
