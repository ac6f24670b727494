import type { LensColor } from '../eyewear.ts'
import type { LensFinish } from './finish.ts'

const tint = (top: string, bottom = top, from = 0.12, to = 0.85): LensFinish => ({
  stuff: 'lens',
  top,
  bottom,
  from,
  to,
  reflex: '#FFFFFF',
  fresnel: 1,
  mirror: 0,
})

const mirrored = (reflex: string, behind: string): LensFinish => ({
  ...tint(behind),
  reflex,
  fresnel: 0.45,
  mirror: 0.42,
})

/** Lenses as they are ordered: clear with a green anti-reflex, tinted through, or mirrored. */
export const LENSES: Record<LensColor, LensFinish> = {
  clear: { ...tint('#FDFEFD'), reflex: '#A9F2CF', fresnel: 0.4 },
  grey: tint('#474C50', '#585D61'),
  brown: tint('#553822', '#74523A'),
  green: tint('#2C372F', '#414F45'),
  blue: tint('#3B6C93'),
  amber: tint('#C98A36'),
  rose: tint('#B96A6E'),
  'silver-mirror': mirrored('#F0F2F4', '#50565C'),
  'gold-mirror': mirrored('#F2CF8E', '#5B4A34'),
}

/** Tints that run out towards the cheek. */
export const GRADIENTS: Partial<Record<LensColor, LensFinish>> = {
  grey: tint('#30353A', '#B4BABD'),
  brown: tint('#4A2A18', '#DDBB92'),
  green: tint('#2B463A', '#B9CBB9'),
  blue: tint('#20425F', '#A8C6D8'),
  rose: tint('#8A3F4C', '#EBC2B6'),
}
