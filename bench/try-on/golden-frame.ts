import type { Look } from '../../src/contract/pictures.ts'

export const GOLDEN_SIDE = 240

export const GOLDEN_FRAME: Look = {
  models: { viewer: '', mirror: '/models/akamas-aviator-mirror.glb' },
  finishes: {
    acetate: { stuff: 'acetate', family: 'solid', colors: ['black'] },
    metal: { stuff: 'metal', color: 'goldenrod', roughness: 0.2 },
    lens: {
      stuff: 'lens',
      top: 'darkslategray',
      bottom: 'slategray',
      from: 0.1,
      to: 0.9,
      reflex: 'white',
      fresnel: 1,
      mirror: 0,
    },
    silicone: { stuff: 'silicone' },
  },
}
