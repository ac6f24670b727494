/** Material parameters; colours are sRGB. The keys are hashed with each image and sent to the browser, so they must stay. */
export type Finish =
  | ({ stuff: 'acetate' } & AcetateFinish)
  | { stuff: 'metal'; color: string; roughness: number }
  | LensFinish
  | { stuff: 'silicone' }
  | { stuff: 'matte'; color: string; roughness: number; grain: number; bump: number; sheen: number }

export interface AcetateFinish {
  family: 'solid' | 'islands' | 'layers' | 'horn' | 'flecks' | 'laminate' | 'translucent'
  /** Light, middle, dark. A solid has one, a laminate front and back, a translucent the transmitted and the surface colour. */
  colors: readonly string[]
  /** Noise level at which dark islands begin: lower is darker. */
  threshold?: number
  size?: number
  /** Share of light that the clear zones transmit. */
  clearShare?: number
  milk?: number
  roughness?: number
  depth?: number
  seed?: number
}

export interface LensFinish {
  stuff: 'lens'
  /** Transmitted colour at the top and bottom; it changes between the heights `from` and `to` (0…1). */
  top: string
  bottom: string
  from: number
  to: number
  reflex: string
  fresnel: number
  mirror: number
}
