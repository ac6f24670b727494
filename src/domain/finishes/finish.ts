/** How a body is made to look in Blender; `stuff` picks the builder, colours are sRGB. */
export type Finish =
  | ({ stuff: 'acetate' } & AcetateFinish)
  | { stuff: 'metal'; color: string; roughness: number }
  | LensFinish
  | { stuff: 'silicone' }
  | { stuff: 'matte'; color: string; roughness: number; grain: number; bump: number; sheen: number }

export interface AcetateFinish {
  family: 'solid' | 'islands' | 'layers' | 'horn' | 'flecks' | 'laminate' | 'translucent'
  /** Light, middle, dark; a solid needs one, a laminate its face and its back, a translucent its glass and its milk. */
  colors: readonly string[]
  /** Where islands begin in the noise: lower is darker. */
  threshold?: number
  size?: number
  /** Share of the clear zones that lets light through. */
  clearShare?: number
  milk?: number
  roughness?: number
  depth?: number
  seed?: number
}

export interface LensFinish {
  stuff: 'lens'
  /** Light that passes at the top and at the bottom, and between which heights (0…1) it changes. */
  top: string
  bottom: string
  from: number
  to: number
  reflex: string
  fresnel: number
  mirror: number
}
