import type { Editorial } from './editorial.ts'
import { DAY_SKY, LIMEWASH } from './scene-defaults.ts'

const LINEN: Editorial = {
  name: 'rest',
  props: [
    { name: 'slab', shape: 'box', at: [0, -50, 100], size: [1600, 50, 1100], edge: 5, stuff: 'travertine' },
    {
      name: 'linen-low',
      shape: 'box',
      at: [10, 0, 0],
      size: [300, 12, 210],
      edge: 5,
      turn: 7,
      stuff: 'linen',
      light: '#DCE3DE',
      dark: '#C3CFC8',
    },
    {
      name: 'linen-high',
      shape: 'box',
      at: [6, 12, 2],
      size: [290, 11, 200],
      edge: 5,
      turn: 5,
      stuff: 'linen',
      light: '#DCE3DE',
      dark: '#C3CFC8',
    },
    { name: 'branch', shape: 'olive', at: [310, 240, 140], twigs: 5, leaves: 22, lean: 2.6, seed: 31, turn: 70 },
  ],
  frames: [{ slug: 'amathus-round-dark-havana', at: [0, 23, 10], turn: 20, folded: true }],
  sky: DAY_SKY,
  sun: { azimuth: 70, elevation: 30, strength: 5.6 },
  exposure: -0.3,
  views: [
    {
      name: 'rest',
      width: 1800,
      height: 1000,
      lens: 90,
      from: [0, 250, 760],
      to: [0, 26, 0],
      focus: [0, 30, 30],
      fstop: 9,
      samples: 44,
      threshold: 0.035,
    },
  ],
}

const GIFT: Editorial = {
  name: 'gift',
  props: [
    { name: 'sill', shape: 'box', at: [0, -70, 120], size: [1700, 70, 760], edge: 6, stuff: 'plaster', ...LIMEWASH },
    { name: 'wall', shape: 'box', at: [470, 0, -160], size: [760, 900, 300], edge: 6, stuff: 'plaster', ...LIMEWASH },
    {
      name: 'box-low',
      shape: 'box',
      at: [74, 0, -172],
      size: [210, 58, 120],
      edge: 2,
      turn: -12,
      stuff: 'plain',
      light: '#14505A',
    },
    {
      name: 'box-lid',
      shape: 'box',
      at: [74, 50, -172],
      size: [216, 22, 126],
      edge: 2,
      turn: -12,
      stuff: 'plain',
      light: '#0F434C',
    },
  ],
  frames: [
    { slug: 'livia-burgundy', at: [-30, 0, 96], turn: 12 },
    { slug: 'hard-case-chestnut', at: [150, 0, 90], turn: -24 },
  ],
  sky: DAY_SKY,
  sun: { azimuth: -70, elevation: 28, strength: 5.8 },
  exposure: -0.3,
  views: [
    {
      name: 'gift',
      width: 1600,
      height: 1200,
      lens: 88,
      from: [44, 170, 900],
      to: [48, 46, 0],
      focus: [-20, 26, 110],
      fstop: 9,
      samples: 44,
      threshold: 0.035,
    },
  ],
}

export const LINEN_AND_GIFT: readonly Editorial[] = [LINEN, GIFT]
