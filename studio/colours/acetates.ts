import type { Color } from '../../src/domain/eyewear.ts'
import type { AcetateFinish } from './finish.ts'

const glass = (colors: readonly string[], density: number, milk: number): AcetateFinish => ({
  family: 'translucent',
  colors,
  density,
  milk,
})

/** The sheet that each colour of the shop is cut from. Metal colours name the sleeve that goes with them. */
export const ACETATES: Record<Color, AcetateFinish> = {
  black: { family: 'solid', colors: ['#060606'] },
  tortoise: { family: 'islands', colors: ['#FABB58', '#B25A16', '#150703'], threshold: 0.505 },
  'dark-havana': { family: 'islands', colors: ['#B9651F', '#5A230A', '#0F0503'], threshold: 0.455, size: 1.15 },
  honey: { family: 'flecks', colors: ['#EFB65A', '#C07020', '#5E2A0B'] },
  blonde: { family: 'layers', colors: ['#F7E0AE', '#E3BA73', '#B98243'], clearShare: 0.8 },
  horn: { family: 'horn', colors: ['#D8C39A', '#8E6A43', '#2B1B10'], clearShare: 0.4 },
  crystal: glass(['#EEF3F1', '#F4F6F5'], 1.2, 0.06),
  champagne: glass(['#F0CFA4', '#F3E2CB'], 2.2, 0.1),
  sage: glass(['#86AE92', '#BFD0C0'], 3.4, 0.16),
  smoke: glass(['#5F656B', '#8C9196'], 4.6, 0.14),
  aegean: glass(['#2F86B8', '#7FB4CE'], 4.2, 0.12),
  navy: { family: 'solid', colors: ['#0A1430'] },
  burgundy: glass(['#8E1224', '#4F0D18'], 9, 0.34),
  rose: glass(['#E89A8E', '#EFC3B8'], 3.2, 0.18),
  ivory: { family: 'layers', colors: ['#F3EAD8', '#EBDDC2', '#D9C5A1'], clearShare: 0.22 },
  terracotta: glass(['#C24A20', '#A5482C'], 7, 0.4),
  brown: glass(['#8A4A1E', '#5C3218'], 6.5, 0.3),
  gold: { family: 'islands', colors: ['#FABB58', '#B25A16', '#150703'], threshold: 0.505 },
  'pale-gold': { family: 'flecks', colors: ['#EFB65A', '#C07020', '#5E2A0B'] },
  silver: { family: 'solid', colors: ['#0A0A0B'] },
  gunmetal: { family: 'solid', colors: ['#060606'] },
}

/** The metal of each colour; plated for acetate fronts where the colour names none. */
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
