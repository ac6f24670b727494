import type { Spot } from '../stills/stance.ts'

export type Prop = { name: string; at: Spot } & (
  | { shape: 'box'; size: Spot; edge?: number; turn?: number; stuff: Stuff; light?: string; dark?: string }
  | {
      shape: 'turned'
      profile: readonly (readonly [number, number])[]
      stuff: Stuff
      light?: string
      roughness?: number
    }
  | {
      shape: 'disc'
      radius: number
      depth: number
      turn?: number
      tilt?: number
      stuff: Stuff
      light?: string
      roughness?: number
    }
  | { shape: 'olive'; twigs: number; leaves: number; lean: number; seed: number; turn: number }
)
export type Stuff = 'travertine' | 'plaster' | 'plain' | 'linen' | 'metal'

export interface PlacedFrame {
  slug: string
  /** Where the middle of the frame stands; y is the height of what it stands on, mm. */
  at: Spot
  /** Turn about the upright in degrees; positive shows the wearer's right temple less. */
  turn: number
  folded?: boolean
}

export interface EditorialView {
  name: string
  width: number
  height: number
  lens: number
  from: Spot
  to: Spot
  focus: Spot
  fstop: number
  samples: number
  threshold: number
}

/** A scene in the light of the island; mm, y up, z to the viewer, x to the viewer's right. */
export interface Editorial {
  name: string
  props: readonly Prop[]
  frames: readonly PlacedFrame[]
  sky: { low: string; high: string; strength: number }
  sun: { azimuth: number; elevation: number; strength: number; angle?: number }
  exposure: number
  views: readonly EditorialView[]
}
