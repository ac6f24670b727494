import type { Gender } from './eyewear.ts'

/** For whom somebody looks for glasses. */
export const WEARER_GROUPS = ['women', 'men', 'kids'] as const
export type WearerGroup = (typeof WEARER_GROUPS)[number]

/** Whether a product is for them: what suits women and men alike is for both. */
export const isWornBy = (gender: Gender | null, group: WearerGroup): boolean =>
  gender === group || (gender === 'unisex' && group !== 'kids')
