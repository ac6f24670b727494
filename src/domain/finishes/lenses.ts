import type { LensColor } from '../eyewear.ts'
import type { LensFinish } from './finish.ts'

const tinted = (top: string, bottom = top, from = 0.12, to = 0.85): LensFinish => ({
  stuff: 'lens',
  top,
  bottom,
  from,
  to,
  reflex: '#FFFFFF',
  fresnel: 1,
  mirror: 0,
})

const mirrored = (reflex: string, transmitted: string): LensFinish => ({
  ...tinted(transmitted),
  reflex,
  fresnel: 0.45,
  mirror: 0.42,
})

export const LENSES: Record<LensColor, LensFinish> = {
  clear: { ...tinted('#FDFEFD'), reflex: '#A9F2CF', fresnel: 0.4 },
  grey: tinted('#474C50', '#585D61'),
  brown: tinted('#553822', '#74523A'),
  green: tinted('#2C372F', '#414F45'),
  blue: tinted('#3B6C93'),
  amber: tinted('#C98A36'),
  rose: tinted('#B96A6E'),
  'silver-mirror': mirrored('#F0F2F4', '#50565C'),
  'gold-mirror': mirrored('#F2CF8E', '#5B4A34'),
}

export const GRADIENTS: Partial<Record<LensColor, LensFinish>> = {
  grey: tinted('#30353A', '#B4BABD'),
  brown: tinted('#4A2A18', '#DDBB92'),
  green: tinted('#2B463A', '#B9CBB9'),
  blue: tinted('#20425F', '#A8C6D8'),
  rose: tinted('#8A3F4C', '#EBC2B6'),
}
