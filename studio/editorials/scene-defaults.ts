import type { EditorialView } from './editorial.ts'

/** One size for all: the home page shows three in a row. */
export const portraitView = (
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

export const DAY_SKY = { low: '#F6E6CE', high: '#86BBDB', strength: 1 } as const
export const LIMEWASH = { light: '#F2EADC', dark: '#E4D8C4' } as const
