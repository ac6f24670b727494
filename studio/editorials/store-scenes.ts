import type { Editorial, EditorialView, Prop } from './editorial.ts'
import { DAY_SKY, LIMEWASH } from './scene-defaults.ts'

const SANDSTONE = { stuff: 'travertine', light: '#E2CB9F', dark: '#BE9C68' } as const

const landscapeView = (
  name: string,
  view: Pick<EditorialView, 'from' | 'to' | 'focus'> & Partial<EditorialView>,
): EditorialView => ({
  name,
  width: 1500,
  height: 1000,
  lens: 85,
  fstop: 8,
  samples: 40,
  threshold: 0.035,
  ...view,
})

/** One course of a stone wall; heights and lengths in mm. */
const course = (name: string, y: number, height: number, lengths: readonly number[]): Prop[] => {
  const total = lengths.reduce((sum, length) => sum + length + 2, 0)
  let x = -total / 2
  return lengths.map((length, i) => {
    const middle = x + length / 2
    x += length + 2
    return {
      name: `${name}-${i}`,
      shape: 'box',
      at: [middle, y, -300 - (i % 2) * 2],
      size: [length, height, 120],
      edge: 5,
      ...SANDSTONE,
    }
  })
}

const NICOSIA: Editorial = {
  name: 'store-nicosia',
  props: [
    { name: 'ledge', shape: 'box', at: [0, -60, 160], size: [1500, 60, 960], edge: 8, ...SANDSTONE },
    ...course('first', 0, 96, [250, 180, 290, 210, 260, 190]),
    ...course('second', 98, 96, [180, 280, 200, 270, 230, 240]),
    ...course('third', 196, 96, [260, 200, 250, 220, 280, 170]),
    { name: 'block', shape: 'box', at: [92, 0, -96], size: [190, 44, 120], edge: 5, turn: -9, ...SANDSTONE },
    { name: 'branch', shape: 'olive', at: [-330, 230, 160], twigs: 5, leaves: 22, lean: 0.5, seed: 21, turn: 20 },
  ],
  frames: [
    { slug: 'amathus-round-dark-havana', at: [-34, 0, 96], turn: 16 },
    { slug: 'ledra-panto-honey', at: [92, 44, -70], turn: -12 },
  ],
  sky: DAY_SKY,
  sun: { azimuth: -64, elevation: 27, strength: 5.8 },
  exposure: -0.3,
  views: [landscapeView('store-nicosia', { from: [20, 150, 860], to: [22, 62, 0], focus: [-20, 24, 110] })],
}

const LIMASSOL: Editorial = {
  name: 'store-limassol',
  props: [
    { name: 'walk', shape: 'box', at: [0, -70, 180], size: [1700, 70, 900], edge: 6, stuff: 'plaster', ...LIMEWASH },
    { name: 'bench', shape: 'box', at: [176, 0, -136], size: [330, 52, 170], edge: 7, stuff: 'plaster', ...LIMEWASH },
    {
      name: 'jar',
      shape: 'turned',
      at: [-190, 0, -120],
      profile: [
        [0.5, 0],
        [34, 0],
        [37, 4],
        [58, 46],
        [66, 92],
        [58, 138],
        [38, 166],
        [34, 176],
        [42, 188],
        [40, 190],
        [31, 180],
        [30, 170],
        [0.5, 168],
      ],
      stuff: 'plain',
      light: '#C9855C',
      roughness: 0.85,
    },
  ],
  frames: [
    { slug: 'aviator-gold', at: [-20, 0, 110], turn: 14 },
    { slug: 'carlotta-black', at: [136, 52, -76], turn: -14 },
  ],
  sky: { ...DAY_SKY, strength: 1.1 },
  sun: { azimuth: 58, elevation: 44, strength: 5.6 },
  exposure: -0.35,
  views: [landscapeView('store-limassol', { from: [34, 132, 920], to: [24, 66, 0], focus: [-10, 24, 125] })],
}

const COLUMN_PROFILE = [
  [0.5, 0],
  [78, 0],
  [82, 3],
  [82, 16],
  [76, 22],
  [68, 26],
  [66, 30],
  [66, 250],
  [0.5, 250],
] as const

const PAPHOS: Editorial = {
  name: 'store-paphos',
  props: [
    { name: 'floor', shape: 'box', at: [0, -60, 120], size: [1700, 60, 840], edge: 6, stuff: 'travertine' },
    { name: 'column-near', shape: 'turned', at: [-210, 0, -120], profile: COLUMN_PROFILE, stuff: 'travertine' },
    { name: 'column-far', shape: 'turned', at: [260, 0, -210], profile: COLUMN_PROFILE, stuff: 'travertine' },
    { name: 'fallen', shape: 'box', at: [60, 0, -110], size: [220, 50, 130], edge: 8, turn: 7, stuff: 'travertine' },
  ],
  frames: [
    { slug: 'mirande-champagne', at: [58, 50, -84], turn: -10 },
    { slug: 'faro-tortoise', at: [-40, 0, 120], turn: 18, folded: true },
  ],
  sky: { low: '#FBDDB4', high: '#8FB4D0', strength: 0.95 },
  sun: { azimuth: 82, elevation: 17, strength: 5.6 },
  exposure: -0.15,
  views: [landscapeView('store-paphos', { from: [0, 138, 880], to: [6, 64, 0], focus: [0, 40, 60] })],
}

export const STORES: readonly Editorial[] = [NICOSIA, LIMASSOL, PAPHOS]
