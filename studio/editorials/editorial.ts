import type { Vec3 } from '../geometry/vector.ts'

export type Prop = { name: string; at: Vec3 } & (
  | { shape: 'box'; size: Vec3; edge?: number; turn?: number; stuff: PropMaterial; light?: string; dark?: string }
  | {
      shape: 'turned'
      profile: readonly (readonly [number, number])[]
      stuff: PropMaterial
      light?: string
      roughness?: number
    }
  | {
      shape: 'disc'
      radius: number
      depth: number
      turn?: number
      tilt?: number
      stuff: PropMaterial
      light?: string
      roughness?: number
    }
  | { shape: 'olive'; twigs: number; leaves: number; lean: number; seed: number; turn: number }
)
export type PropMaterial = 'travertine' | 'plaster' | 'plain' | 'linen' | 'metal'

export interface PlacedFrame {
  slug: string
  /** The frame's middle; y is the height of what it stands on; mm. */
  at: Vec3
  /** Degrees about the vertical; positive shows less of the wearer's right temple. */
  turn: number
  folded?: boolean
}

export interface EditorialView {
  name: string
  width: number
  height: number
  lens: number
  from: Vec3
  to: Vec3
  focus: Vec3
  fstop: number
  samples: number
  threshold: number
}

/** A scene in mm: y up, z to the viewer, x to the viewer's right. Its keys and names are hashed: renaming one makes it due. */
export interface Editorial {
  name: string
  props: readonly Prop[]
  frames: readonly PlacedFrame[]
  sky: { low: string; high: string; strength: number }
  sun: { azimuth: number; elevation: number; strength: number; angle?: number }
  exposure: number
  views: readonly EditorialView[]
}
