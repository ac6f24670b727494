import type { Editorial, EditorialView } from './editorial.ts'

/** Tall pictures of the categories: one size, so that three stand in a row on the home page. */
const tall = (
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

const SKY = { low: '#F6E6CE', high: '#86BBDB', strength: 1 } as const
const LIME = { light: '#F2EADC', dark: '#E4D8C4' } as const

/** Whitewashed steps at noon, cut by the shadow of a wall outside the picture. */
const SUNGLASSES: Editorial = {
  name: 'category-sunglasses',
  props: [
    { name: 'step-low', shape: 'box', at: [0, -60, 340], size: [1100, 60, 920], edge: 9, stuff: 'plaster', ...LIME },
    {
      name: 'step-middle',
      shape: 'box',
      at: [0, -60, -190],
      size: [900, 130, 240],
      edge: 9,
      stuff: 'plaster',
      ...LIME,
    },
    { name: 'step-high', shape: 'box', at: [0, -60, -430], size: [900, 200, 240], edge: 9, stuff: 'plaster', ...LIME },
    { name: 'wall', shape: 'box', at: [0, -60, -620], size: [1400, 900, 120], edge: 4, stuff: 'plaster', ...LIME },
    { name: 'shade', shape: 'box', at: [-430, -60, 60], size: [120, 330, 300], edge: 4, stuff: 'plaster', ...LIME },
  ],
  frames: [
    { slug: 'carlotta-black', at: [10, 0, 120], turn: -14 },
    { slug: 'mirande-champagne', at: [34, 70, -152], turn: 10, folded: true },
  ],
  sky: SKY,
  sun: { azimuth: -58, elevation: 38, strength: 5.6 },
  exposure: -0.35,
  views: [tall('category-sunglasses', { from: [60, 230, 800], to: [12, 60, -40], focus: [10, 20, 130] })],
}

/** A reading table by a window: books, a bowl, the bars of the window on the wall. */
const OPTICAL: Editorial = {
  name: 'category-optical',
  props: [
    { name: 'table', shape: 'box', at: [0, -40, 240], size: [1400, 40, 1200], edge: 3, stuff: 'linen' },
    {
      name: 'wall',
      shape: 'box',
      at: [0, -40, -420],
      size: [1600, 900, 100],
      edge: 3,
      stuff: 'plaster',
      light: '#E3CDB0',
      dark: '#D8BE9C',
    },
    {
      name: 'book-low',
      shape: 'box',
      at: [30, 0, -20],
      size: [210, 26, 150],
      edge: 2,
      turn: 8,
      stuff: 'plain',
      light: '#14505A',
    },
    {
      name: 'book-high',
      shape: 'box',
      at: [24, 26, -16],
      size: [196, 20, 138],
      edge: 2,
      turn: -4,
      stuff: 'plain',
      light: '#E9DFCB',
    },
    {
      name: 'bowl',
      shape: 'turned',
      at: [-128, 0, -110],
      profile: [
        [0.5, 0],
        [24, 0],
        [27, 3],
        [30, 12],
        [46, 34],
        [56, 58],
        [57, 60],
        [55.5, 60.5],
        [44, 36],
        [28, 16],
        [0.5, 12],
      ],
      stuff: 'plain',
      light: '#F0E8DA',
    },
    {
      name: 'bar-upright',
      shape: 'box',
      at: [420, 0, 210],
      size: [16, 620, 16],
      edge: 1,
      stuff: 'plain',
      light: '#8A7A60',
    },
    {
      name: 'bar-across',
      shape: 'box',
      at: [420, 230, 210],
      size: [16, 16, 520],
      edge: 1,
      stuff: 'plain',
      light: '#8A7A60',
    },
  ],
  frames: [
    { slug: 'ledra-panto-honey', at: [24, 46, 30], turn: -18 },
    { slug: 'brandt-navy', at: [-40, 0, 172], turn: 24, folded: true },
  ],
  sky: { ...SKY, strength: 0.6 },
  sun: { azimuth: 66, elevation: 30, strength: 5.4 },
  exposure: -0.2,
  views: [tall('category-optical', { from: [-40, 220, 800], to: [-8, 60, 0], focus: [24, 64, 60] })],
}

/** The first rock above the water. */
const SPORT: Editorial = {
  name: 'category-sport',
  props: [
    {
      name: 'ledge',
      shape: 'box',
      at: [0, -120, 0],
      size: [1500, 120, 520],
      edge: 14,
      stuff: 'travertine',
      light: '#D9C7A8',
      dark: '#A78D68',
    },
    {
      name: 'block',
      shape: 'box',
      at: [130, 0, -150],
      size: [240, 62, 170],
      edge: 10,
      turn: 12,
      stuff: 'travertine',
      light: '#D9C7A8',
      dark: '#A78D68',
    },
  ],
  frames: [{ slug: 'maestrale-black-silver', at: [-6, 0, 96], turn: -12 }],
  sky: SKY,
  sun: { azimuth: 74, elevation: 26, strength: 6 },
  exposure: -0.2,
  views: [tall('category-sport', { from: [-30, 112, 760], to: [4, 58, 0], focus: [-6, 24, 110] })],
}

/** Painted blocks on the floor of a bright room. */
const KIDS: Editorial = {
  name: 'category-kids',
  props: [
    {
      name: 'floor',
      shape: 'box',
      at: [0, -40, 240],
      size: [1400, 40, 1400],
      edge: 3,
      stuff: 'plain',
      light: '#EFE4D0',
    },
    {
      name: 'wall',
      shape: 'box',
      at: [0, -40, -420],
      size: [1600, 900, 100],
      edge: 3,
      stuff: 'plaster',
      light: '#DCE3D6',
      dark: '#CFD9C9',
    },
    {
      name: 'block-sea',
      shape: 'box',
      at: [46, 0, -60],
      size: [170, 60, 120],
      edge: 5,
      turn: 6,
      stuff: 'plain',
      light: '#2F7F86',
    },
    {
      name: 'block-clay',
      shape: 'box',
      at: [-96, 0, -150],
      size: [90, 130, 90],
      edge: 5,
      turn: -14,
      stuff: 'plain',
      light: '#B9573A',
    },
    {
      name: 'block-sun',
      shape: 'box',
      at: [150, 0, 70],
      size: [62, 62, 62],
      edge: 5,
      turn: 24,
      stuff: 'plain',
      light: '#E0B04E',
    },
  ],
  frames: [
    { slug: 'noisette-honey', at: [40, 60, -8], turn: -14 },
    { slug: 'calin-pistachio', at: [-36, 0, 170], turn: 18, folded: true },
  ],
  sky: { ...SKY, strength: 0.8 },
  sun: { azimuth: -48, elevation: 36, strength: 5 },
  exposure: -0.3,
  views: [tall('category-kids', { from: [20, 210, 820], to: [16, 62, 0], focus: [40, 76, 20] })],
}

/** What belongs to a pair of glasses, laid out on stone. */
const ACCESSORIES: Editorial = {
  name: 'category-accessories',
  props: [
    { name: 'slab', shape: 'box', at: [0, -30, 0], size: [900, 30, 900], edge: 3, stuff: 'travertine' },
    { name: 'branch', shape: 'olive', at: [-250, 240, 120], twigs: 4, leaves: 20, lean: 0.4, seed: 11, turn: 30 },
  ],
  frames: [
    { slug: 'hard-case-chestnut', at: [20, 0, -70], turn: 14 },
    { slug: 'lens-cloths-aegean', at: [-70, 0, 74], turn: 8 },
    { slug: 'cleaning-set-sage', at: [96, 0, 70], turn: -10 },
  ],
  sky: { ...SKY, strength: 0.7 },
  sun: { azimuth: -62, elevation: 34, strength: 5.4 },
  exposure: -0.3,
  views: [tall('category-accessories', { from: [40, 560, 860], to: [4, 10, 10], focus: [20, 20, -20], fstop: 14 })],
}

export const CATEGORIES: readonly Editorial[] = [SUNGLASSES, OPTICAL, SPORT, KIDS, ACCESSORIES]
