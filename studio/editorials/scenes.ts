import { ABOUT_AND_TRY_ON } from './about-and-try-on-scenes.ts'
import { CATEGORIES } from './category-scenes.ts'
import type { Editorial } from './editorial.ts'
import { LINEN_AND_GIFT } from './linen-and-gift-scenes.ts'
import { STORES } from './store-scenes.ts'

const MORNING_SKY = { low: '#FCE8CB', high: '#86BBDB', strength: 1.15 } as const

const HERO: Editorial = {
  name: 'hero',
  props: [
    {
      name: 'sill',
      shape: 'box',
      at: [0, -90, 310],
      size: [1600, 90, 1480],
      edge: 4,
      stuff: 'travertine',
      light: '#E9DCC6',
      dark: '#C4AB85',
    },
    { name: 'wall', shape: 'box', at: [-500, 0, -160], size: [860, 900, 380], edge: 6, stuff: 'plaster' },
    {
      name: 'step',
      shape: 'box',
      at: [190, 0, -205],
      size: [300, 36, 200],
      edge: 3,
      stuff: 'travertine',
      light: '#E9DCC6',
      dark: '#C4AB85',
    },
    { name: 'branch', shape: 'olive', at: [330, 215, 150], twigs: 4, leaves: 20, lean: 2.7, seed: 7, turn: 80 },
  ],
  frames: [
    { slug: 'faro-tortoise', at: [52, 0, 62], turn: -16 },
    { slug: 'aviator-gold', at: [158, 36, -122], turn: 12 },
  ],
  sky: MORNING_SKY,
  sun: { azimuth: 110, elevation: 31, strength: 6.4 },
  exposure: -0.12,
  views: [
    {
      name: 'hero',
      width: 2400,
      height: 1200,
      lens: 92,
      from: [16, 96, 960],
      to: [16, 40, 0],
      focus: [52, 20, 80],
      fstop: 7,
      samples: 56,
      threshold: 0.024,
    },
    {
      name: 'hero-phone',
      width: 1200,
      height: 1600,
      lens: 92,
      from: [70, 96, 800],
      to: [66, 44, 0],
      focus: [52, 20, 80],
      fstop: 7,
      samples: 56,
      threshold: 0.024,
    },
  ],
}

export const EDITORIALS: readonly Editorial[] = [HERO, ...CATEGORIES, ...STORES, ...ABOUT_AND_TRY_ON, ...LINEN_AND_GIFT]
