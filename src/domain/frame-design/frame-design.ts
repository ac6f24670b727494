import type { Construction } from '../finishes/construction.ts'
import type { OutlineSpec } from './lens-outline.ts'

/** Radii by which the flat front is bent by displacement; widths seen from the front do not change. */
export interface FaceForm {
  acrossMm: number
  upMm: number
}

/** ISO 8624. A shield's one lens spans two lens widths and the bridge. */
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
  cornerMm: number
}

export interface Slab {
  thicknessMm: number
  edgeMm: number
  domeMm: number
  bevelMm: number
  /** How far the aperture lies inside the lens edge (default 0.5); negative where a wire rim shows inside a brow. */
  grooveMm?: number
}

export interface Bridge {
  kind: 'saddle' | 'keyhole' | 'tube' | 'double'
  heightMm: number
  /** Height of the middle above the datum line, as a share of half the lens height. */
  level: number
  archMm: number
}

export interface EndPiece {
  heightMm: number
  /** As `Bridge.level`. */
  level: number
  tiltDegrees: number
  flareDegrees: number
  blendMm: number
}

export interface TempleShape {
  hingeHeightMm: number
  waistHeightMm: number
  tipHeightMm: number
  thicknessMm: number
  /** Length of a metal temple's acetate sleeve; 0 on acetate temples. */
  sleeveMm: number
}

/** Shared by the colourways of a model. The keys are hashed with each image, so they must stay. */
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
  lensCrownMm: number
}

/** Width of the lens in mm; a shield is one lens across both eyes. */
export const lensSpanMm = ({ construction, size }: FrameDesign): number =>
  construction === 'shield' ? 2 * size.lensWidthMm + size.bridgeMm : size.lensWidthMm

/** Middle of the wearer's left lens, or of the shield; mm from the middle of the frame. */
export const lensCentreX = ({ construction, size }: FrameDesign): number =>
  construction === 'shield' ? 0 : (size.bridgeMm + size.lensWidthMm) / 2
export const halfFrame = (size: FrameSize): number => size.frameWidthMm / 2
