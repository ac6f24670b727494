import type { Editorial } from './editorial.ts'
import { DAY_SKY, LIMEWASH, portraitView } from './portrait-view.ts'

/** An optician's bench with frames in a linen-lined tray. */
const ABOUT: Editorial = {
  name: 'about',
  props: [
    { name: 'bench', shape: 'box', at: [0, -40, 200], size: [1500, 40, 1300], edge: 3, stuff: 'travertine' },
    { name: 'wall', shape: 'box', at: [0, -40, -460], size: [1700, 1100, 100], edge: 3, stuff: 'plaster', ...LIMEWASH },
    { name: 'tray', shape: 'box', at: [0, 0, 40], size: [360, 8, 430], edge: 3, stuff: 'plain', light: '#0F434C' },
    { name: 'cloth', shape: 'box', at: [0, 8, 40], size: [336, 2, 406], edge: 1, stuff: 'linen' },
    {
      name: 'lip-left',
      shape: 'box',
      at: [-175, 8, 40],
      size: [10, 14, 430],
      edge: 3,
      stuff: 'plain',
      light: '#0F434C',
    },
    {
      name: 'lip-right',
      shape: 'box',
      at: [175, 8, 40],
      size: [10, 14, 430],
      edge: 3,
      stuff: 'plain',
      light: '#0F434C',
    },
    {
      name: 'bar-upright',
      shape: 'box',
      at: [-430, 0, 250],
      size: [18, 700, 18],
      edge: 1,
      stuff: 'plain',
      light: '#8A7A60',
    },
    {
      name: 'bar-across',
      shape: 'box',
      at: [-430, 260, 250],
      size: [18, 18, 560],
      edge: 1,
      stuff: 'plain',
      light: '#8A7A60',
    },
  ],
  frames: [
    { slug: 'ledra-panto-honey', at: [-6, 10, 176], turn: -8 },
    { slug: 'brandt-navy', at: [4, 10, 46], turn: 4 },
    { slug: 'aviator-gold', at: [-2, 10, -84], turn: -3 },
  ],
  sky: { ...DAY_SKY, strength: 0.65 },
  sun: { azimuth: -62, elevation: 34, strength: 5.4 },
  exposure: -0.25,
  views: [portraitView('about', { from: [70, 430, 720], to: [4, 14, 44], focus: [0, 24, 170], fstop: 12 })],
}

const MIRROR_FOOT = [
  [0.5, 0],
  [58, 0],
  [60, 3],
  [58, 7],
  [10, 12],
  [5, 18],
  [5, 96],
  [0.5, 96],
] as const

/** A round mirror on a stand with a frame in front of it. */
const TRY_ON: Editorial = {
  name: 'try-on',
  props: [
    { name: 'table', shape: 'box', at: [0, -50, 220], size: [1600, 50, 1100], edge: 5, stuff: 'travertine' },
    {
      name: 'wall',
      shape: 'box',
      at: [0, -50, -420],
      size: [1800, 1000, 100],
      edge: 3,
      stuff: 'plaster',
      light: '#2A666E',
      dark: '#215159',
    },
    {
      name: 'foot',
      shape: 'turned',
      at: [96, 0, -120],
      profile: MIRROR_FOOT,
      stuff: 'metal',
      light: '#E2BC7C',
      roughness: 0.2,
    },
    {
      name: 'mirror',
      shape: 'disc',
      at: [96, 190, -120],
      radius: 100,
      depth: 9,
      turn: -16,
      tilt: 6,
      stuff: 'metal',
      light: '#F1F3F3',
      roughness: 0.02,
    },
    {
      name: 'ring',
      shape: 'disc',
      at: [96, 190, -126],
      radius: 106,
      depth: 8,
      turn: -16,
      tilt: 6,
      stuff: 'metal',
      light: '#E2BC7C',
      roughness: 0.2,
    },
    {
      name: 'plinth',
      shape: 'box',
      at: [-70, 0, 40],
      size: [190, 34, 130],
      edge: 4,
      turn: 10,
      stuff: 'plaster',
      ...LIMEWASH,
    },
  ],
  frames: [
    { slug: 'marchmont-honey', at: [-66, 34, 74], turn: 14 },
    { slug: 'carlotta-black', at: [132, 0, 126], turn: -14, folded: true },
  ],
  sky: { ...DAY_SKY, strength: 0.7 },
  sun: { azimuth: -52, elevation: 32, strength: 5.6 },
  exposure: -0.2,
  views: [
    {
      name: 'try-on',
      width: 1600,
      height: 1200,
      lens: 85,
      from: [-20, 190, 1120],
      to: [20, 136, 0],
      focus: [-66, 56, 100],
      fstop: 9,
      samples: 44,
      threshold: 0.035,
    },
  ],
}

export const ABOUT_AND_TRY_ON: readonly Editorial[] = [ABOUT, TRY_ON]
