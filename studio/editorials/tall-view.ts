import type { EditorialView } from './editorial.ts'

/** Tall pictures of the categories: one size, so that three stand in a row on the home page. */
export const tall = (
  name: string,
  view: Pick<EditorialView, 'from' | 'to' | 'focus'> & Partial<EditorialView>,
): EditorialView => ({
  name,
  width: 1200,
  height: 1500,
  lens: 90,
  fstop: 9,
  samples: 40,
  threshold: 0.035,
  ...view,
})

export const SKY = { low: '#F6E6CE', high: '#86BBDB', strength: 1 } as const
export const LIME = { light: '#F2EADC', dark: '#E4D8C4' } as const
