import type { Construction } from '../finishes/construction.ts'
import type { OutlineSpec } from './lens-outline.ts'

/**
 * The face form: what is drawn flat is laid on a sphere-like sheet of radius `acrossMm` sideways and `upMm` upwards.
 * Widths seen from the front stay what they were on the sheet itself, so the boxing measurements hold.
 */
export interface FaceForm {
  acrossMm: number
  upMm: number
}

/** The measurements that the shop sells by (ISO 8624), in mm. A shield's lens is one piece across both eyes. */
export interface FrameSize {
  lensWidthMm: number
  lensHeightMm: number
  bridgeMm: number
  templeMm: number
  frameWidthMm: number
}

export interface RimWidths {
  topMm: number
  bottomMm: number
  nasalMm: number
  outerMm: number
  /** Added at the upper temporal corner, where cat-eyes and squares carry their weight. */
  cornerMm: number
}

export interface Slab {
  thicknessMm: number
  edgeMm: number
  domeMm: number
  bevelMm: number
  /** How far the aperture stands inside the lens edge (0.5 if left out); negative where a wire rim shows inside a brow. */
  grooveMm?: number
}

export interface Bridge {
  kind: 'saddle' | 'keyhole' | 'tube' | 'double'
  heightMm: number
  /** Height of its middle above the datum line, as a share of half the lens height. */
  level: number
  archMm: number
}

export interface EndPiece {
  heightMm: number
  /** Height of its middle above the datum line, as a share of half the lens height. */
  level: number
  /** Rise of its upper edge towards the temple. */
  tiltDegrees: number
  /** How fast its lower edge falls away towards the lens. */
  flareDegrees: number
  blendMm: number
}

export interface TempleShape {
  hingeHeightMm: number
  waistHeightMm: number
  tipHeightMm: number
  thicknessMm: number
  /** Metal: length of the acetate sleeve over the ear; 0 on acetate temples. */
  sleeveMm: number
}

/** Everything the geometry needs to know of one design; colourways share it. */
export interface FrameDesign {
  code: string
  construction: Construction
  size: FrameSize
  outline: OutlineSpec
  faceForm: FaceForm
  rim: RimWidths
  slab: Slab
  bridge: Bridge
  endPiece: EndPiece
  temple: TempleShape
  rivets: 'pair' | 'single' | 'bar' | 'none'
  /** Height of the lens's dome over its edge plane. */
  lensCrownMm: number
}

/** A shield is one lens across both eyes: twice A and the bridge between them. */
export const lensSpanMm = ({ construction, size }: FrameDesign): number =>
  construction === 'shield' ? 2 * size.lensWidthMm + size.bridgeMm : size.lensWidthMm

/** Where the (wearer's left) lens has its middle; mm from the middle of the frame. */
export const lensCentreX = ({ construction, size }: FrameDesign): number =>
  construction === 'shield' ? 0 : (size.bridgeMm + size.lensWidthMm) / 2
export const halfFrame = (size: FrameSize): number => size.frameWidthMm / 2
