import type { Editorial } from './editorial.ts'
import { DAY_SKY, portraitView } from './scene-defaults.ts'

export const SPORT: Editorial = {
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
  sky: DAY_SKY,
  sun: { azimuth: 74, elevation: 26, strength: 6 },
  exposure: -0.2,
  views: [portraitView('category-sport', { from: [-30, 112, 760], to: [4, 58, 0], focus: [-6, 24, 110] })],
}

export const KIDS: Editorial = {
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
  sky: { ...DAY_SKY, strength: 0.8 },
  sun: { azimuth: -48, elevation: 36, strength: 5 },
  exposure: -0.3,
  views: [portraitView('category-kids', { from: [20, 210, 820], to: [16, 62, 0], focus: [40, 76, 20] })],
}

export const ACCESSORIES: Editorial = {
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
  sky: { ...DAY_SKY, strength: 0.7 },
  sun: { azimuth: -62, elevation: 34, strength: 5.4 },
  exposure: -0.3,
  views: [
    portraitView('category-accessories', { from: [40, 560, 860], to: [4, 10, 10], focus: [20, 20, -20], fstop: 14 }),
  ],
}
