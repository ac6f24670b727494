import type { FrameType, Material, Shape } from '../eyewear.ts'
import { constructionOf } from '../finishes/construction.ts'
import type { Bridge, EndPiece, FrameDesign, FrameSize, RimWidths, Slab, TempleShape } from './frame-design.ts'
import { LENS_SHAPES } from './lens-shapes.ts'

export interface DesignBrief {
  code: string
  shape: Shape
  material: Material
  frameType: FrameType
  size: FrameSize
  sun: boolean
  kids: boolean
}

export function designFor(brief: DesignBrief): FrameDesign {
  const construction = constructionOf(brief)
  const wire = construction === 'metal' || construction === 'half-rim' || construction === 'rimless'
  const base: FrameDesign = {
    code: brief.code,
    construction,
    size: brief.size,
    outline: LENS_SHAPES[brief.shape],
    faceForm: { acrossMm: faceFormMm(brief), upMm: 420 },
    rim: wire ? METAL_RIM : fitRim(brief, RIMS[brief.shape] ?? CLASSIC),
    slab: slabOf(brief),
    bridge: wire || construction === 'browline' ? wireBridge(brief) : acetateBridge(brief),
    endPiece: wire ? wireEndPiece(brief) : acetateEndPiece(brief),
    temple: wire ? WIRE_TEMPLE : acetateTemple(brief),
    rivets: wire ? 'none' : (RIVETS[brief.shape] ?? 'none'),
    lensCrownMm: brief.sun ? 1.5 : 1.2,
  }
  return construction === 'shield' ? { ...base, ...shieldRules(brief) } : base
}

function shieldRules({ frameType }: DesignBrief): Partial<FrameDesign> {
  const isHalfRim = frameType === 'half-rim'
  return {
    faceForm: { acrossMm: 104, upMm: 260 },
    rim: isHalfRim ? rim(4.2, 0, 0, 3.4) : rim(4, 2.6, 2.6, 3.2),
    slab: { thicknessMm: 4.2, edgeMm: 1.2, domeMm: 0.6, bevelMm: 0.9, grooveMm: 0.6 },
    endPiece: { heightMm: 9.4, level: isHalfRim ? 0.62 : 0.5, tiltDegrees: 0, flareDegrees: 16, blendMm: 7 },
    temple: { hingeHeightMm: 9.2, waistHeightMm: 7.2, tipHeightMm: 7.6, thicknessMm: 3.8, sleeveMm: 0 },
    rivets: 'none',
    lensCrownMm: 0,
  }
}

const faceFormMm = ({ shape, sun }: DesignBrief): number => (shape === 'aviator' ? 130 : sun ? 150 : 185)

const rim = (topMm: number, bottomMm: number, nasalMm: number, outerMm: number, cornerMm = 0): RimWidths => ({
  topMm,
  bottomMm,
  nasalMm,
  outerMm,
  cornerMm,
})
const METAL_RIM = rim(0.9, 0.9, 0.9, 0.9)
const CLASSIC = rim(3.8, 3, 3.2, 3.8)
const RIMS: Partial<Record<Shape, RimWidths>> = {
  round: rim(3.3, 2.9, 3, 3.3),
  panto: rim(3.5, 2.8, 3.1, 3.4),
  square: rim(4.4, 3.4, 3.5, 4.4, 0.9),
  rectangle: rim(4, 3, 3.2, 4.2, 0.6),
  trapezoid: rim(4.8, 3.2, 3.4, 4.4, 1.2),
  'cat-eye': rim(4.2, 3, 3.3, 4, 1.6),
  butterfly: rim(4.6, 3.4, 3.6, 4.4, 1.4),
  oval: rim(3.2, 2.8, 3, 3.2),
  hexagonal: rim(3.6, 3.2, 3.2, 3.8, 0.4),
  aviator: rim(3.8, 3, 3.2, 3.6),
  browline: rim(5.2, 2, 3.4, 4.4, 0.6),
}

/** Limits the outer rim to what the measurements leave between lens and end-piece. */
function fitRim({ size, kids }: DesignBrief, preferred: RimWidths): RimWidths {
  const available = (size.frameWidthMm - 2 * size.lensWidthMm - size.bridgeMm) / 2
  const k = kids ? 0.88 : 1
  const scaled = rim(
    preferred.topMm * k,
    preferred.bottomMm * k,
    preferred.nasalMm * k,
    preferred.outerMm * k,
    preferred.cornerMm * k,
  )
  return { ...scaled, outerMm: Math.min(scaled.outerMm, Math.max(2.2, available - 0.8)) }
}

function slabOf({ shape, sun, kids }: DesignBrief): Slab {
  const bold = sun && (shape === 'square' || shape === 'butterfly' || shape === 'trapezoid' || shape === 'cat-eye')
  if (kids) return { thicknessMm: 3.8, edgeMm: 1.3, domeMm: 0.6, bevelMm: 0.8 }
  return bold
    ? { thicknessMm: 5.2, edgeMm: 1.25, domeMm: 0.8, bevelMm: 1.15 }
    : { thicknessMm: 4.2, edgeMm: 1.2, domeMm: 0.6, bevelMm: 0.95, ...(shape === 'browline' ? { grooveMm: -0.3 } : {}) }
}

function acetateBridge({ shape, size }: DesignBrief): Bridge {
  const keyhole = (shape === 'panto' || shape === 'round' || shape === 'cat-eye') && size.bridgeMm >= 17
  const level = shape === 'oval' ? 0.34 : shape === 'cat-eye' || shape === 'butterfly' ? 0.36 : 0.4
  return { kind: keyhole ? 'keyhole' : 'saddle', heightMm: keyhole ? 6 : 7, level, archMm: 1.5 }
}

const wireBridge = ({ shape, size }: DesignBrief): Bridge => ({
  kind: shape === 'aviator' ? 'double' : 'tube',
  heightMm: 2,
  level: shape === 'aviator' ? 0.4 : 0.3,
  archMm: Math.min(4.5, size.bridgeMm * 0.2),
})

function acetateEndPiece({ shape, size }: DesignBrief): EndPiece {
  const level: Partial<Record<Shape, number>> = {
    'cat-eye': 0.94,
    butterfly: 0.78,
    square: 0.72,
    rectangle: 0.66,
    trapezoid: 0.84,
    browline: 0.74,
    oval: 0.36,
    round: 0.42,
  }
  const tilt: Partial<Record<Shape, number>> = { 'cat-eye': 15, butterfly: 6, trapezoid: 4 }
  const flare: Partial<Record<Shape, number>> = {
    'cat-eye': 30,
    butterfly: 28,
    square: 22,
    rectangle: 18,
    trapezoid: 26,
  }
  return {
    heightMm: size.lensHeightMm > 40 ? 9 : 8.4,
    level: level[shape] ?? 0.5,
    tiltDegrees: tilt[shape] ?? 0,
    flareDegrees: flare[shape] ?? 16,
    blendMm: 7,
  }
}

const wireEndPiece = ({ shape }: DesignBrief): EndPiece => ({
  heightMm: 3.4,
  level: shape === 'aviator' ? 0.56 : 0.36,
  tiltDegrees: 0,
  flareDegrees: 0,
  blendMm: 0,
})

function acetateTemple({ sun, kids, shape }: DesignBrief): TempleShape {
  const high = kids ? 8.2 : 9.2
  const bold = sun && (shape === 'square' || shape === 'butterfly')
  return {
    hingeHeightMm: high,
    waistHeightMm: bold ? 7.4 : 6.3,
    tipHeightMm: bold ? 10.2 : 9,
    thicknessMm: bold ? 4.4 : 3.9,
    sleeveMm: 0,
  }
}

const WIRE_TEMPLE: TempleShape = {
  hingeHeightMm: 3.2,
  waistHeightMm: 2.3,
  tipHeightMm: 6.4,
  thicknessMm: 1.1,
  sleeveMm: 62,
}

const RIVETS: Partial<Record<Shape, FrameDesign['rivets']>> = {
  panto: 'pair',
  round: 'single',
  'cat-eye': 'pair',
  square: 'none',
  trapezoid: 'bar',
  butterfly: 'none',
  rectangle: 'none',
}
