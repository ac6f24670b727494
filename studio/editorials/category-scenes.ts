import type { Editorial } from './editorial.ts'
import { DAY_SKY, LIMEWASH, portraitView } from './scene-defaults.ts'
import { ACCESSORIES, KIDS, SPORT } from './sport-kids-accessory-scenes.ts'

/** Whitewashed steps at noon, in the shadow of a wall outside the image. */
const SUNGLASSES: Editorial = {
  name: 'category-sunglasses',
  props: [
    {
      name: 'step-low',
      shape: 'box',
      at: [0, -60, 340],
      size: [1100, 60, 920],
      edge: 9,
      stuff: 'plaster',
      ...LIMEWASH,
    },
    {
      name: 'step-middle',
      shape: 'box',
      at: [0, -60, -190],
      size: [900, 130, 240],
      edge: 9,
      stuff: 'plaster',
      ...LIMEWASH,
    },
    {
      name: 'step-high',
      shape: 'box',
      at: [0, -60, -430],
      size: [900, 200, 240],
      edge: 9,
      stuff: 'plaster',
      ...LIMEWASH,
    },
    { name: 'wall', shape: 'box', at: [0, -60, -620], size: [1400, 900, 120], edge: 4, stuff: 'plaster', ...LIMEWASH },
    { name: 'shade', shape: 'box', at: [-430, -60, 60], size: [120, 330, 300], edge: 4, stuff: 'plaster', ...LIMEWASH },
  ],
  frames: [
    { slug: 'carlotta-black', at: [10, 0, 120], turn: -14 },
    { slug: 'mirande-champagne', at: [34, 70, -152], turn: 10, folded: true },
  ],
  sky: DAY_SKY,
  sun: { azimuth: -58, elevation: 38, strength: 5.6 },
  exposure: -0.35,
  views: [portraitView('category-sunglasses', { from: [60, 230, 800], to: [12, 60, -40], focus: [10, 20, 130] })],
}

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
  sky: { ...DAY_SKY, strength: 0.6 },
  sun: { azimuth: 66, elevation: 30, strength: 5.4 },
  exposure: -0.2,
  views: [portraitView('category-optical', { from: [-40, 220, 800], to: [-8, 60, 0], focus: [24, 64, 60] })],
}

export const CATEGORIES: readonly Editorial[] = [SUNGLASSES, OPTICAL, SPORT, KIDS, ACCESSORIES]
