import type { Color, LensColor } from './eyewear.ts'

/** What shoppers call a group of frame colours. Each family holds the exact colours of the catalogue. */
export const FAMILY_OF_COLOR = {
  black: 'black',
  tortoise: 'tortoise',
  'dark-havana': 'tortoise',
  honey: 'tortoise',
  blonde: 'tortoise',
  horn: 'tortoise',
  brown: 'brown',
  crystal: 'clear',
  champagne: 'clear',
  smoke: 'grey',
  gunmetal: 'grey',
  silver: 'silver',
  gold: 'gold',
  'pale-gold': 'gold',
  aegean: 'blue',
  navy: 'blue',
  sage: 'green',
  burgundy: 'red',
  terracotta: 'red',
  rose: 'pink',
  ivory: 'white',
} as const satisfies Record<Color, string>

export const TINT_OF_LENS = {
  clear: 'clear',
  grey: 'grey',
  brown: 'brown',
  amber: 'brown',
  green: 'green',
  blue: 'blue',
  rose: 'pink',
  'silver-mirror': 'mirror',
  'gold-mirror': 'mirror',
} as const satisfies Record<LensColor, string>

interface Coloured {
  color: Color
  lensColor: LensColor | null
  polarised: boolean | null
}

/** The values of the facets that put several attributes under one name. */
export const familyFacets = ({ color, lensColor, polarised }: Coloured) => ({
  colorFamily: FAMILY_OF_COLOR[color],
  lensTint: lensColor && TINT_OF_LENS[lensColor],
  polarised: polarised ? ('yes' as const) : null,
})
export type FamilyFacets = ReturnType<typeof familyFacets>
