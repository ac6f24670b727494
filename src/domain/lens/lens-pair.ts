import { EYES, type Eye, type Prescription } from '../prescription/prescription.ts'
import { decentrationMm, minimumBlankMm, monoPdMm, outlineAround } from './centring.ts'
import { type EyeLens, eyeLens } from './eye-lens.ts'
import type { FrameLens } from './frame-lens.ts'
import { type LensMaterial, MATERIAL_FACTS } from './lens-options.ts'
import type { FrameLimits, LensSettings } from './lens-settings.ts'
import { type LensThickness, lensThickness } from './thickness.ts'
import { lensWeightG } from './weight.ts'

const WITHOUT_POWER = { sphere: 0, cylinder: 0, axis: null, prisms: [] }

export interface CentredLens {
  lens: EyeLens
  /** Towards the nose. */
  decentrationMm: number
  minimumBlankMm: number
}

/** Both eyes' lenses in a frame, before their material is chosen. */
export interface CentredPair {
  frame: FrameLens
  eyes: Record<Eye, CentredLens>
}

/** @returns null where the PD is unknown; it is never assumed. Without a prescription lenses are centred in their boxes. */
export function centrePair(frame: FrameLens, prescription: Prescription | null): CentredPair | null {
  const centred = EYES.map((eye) => centreLens(frame, eye, prescription))
  const [right, left] = centred
  return right && left ? { frame, eyes: { right, left } } : null
}

function centreLens(frame: FrameLens, eye: Eye, prescription: Prescription | null): CentredLens | null {
  const pdMm = prescription && monoPdMm(prescription, eye)
  if (prescription && pdMm === null) return null
  const decMm = pdMm === null ? 0 : decentrationMm(frame, pdMm)
  const outline = outlineAround(frame, eye, decMm)
  return {
    lens: eyeLens(outline, eye, prescription?.[eye] ?? WITHOUT_POWER),
    decentrationMm: decMm,
    minimumBlankMm: minimumBlankMm(outline),
  }
}

export interface LensFigures extends LensThickness {
  weightG: number
}

export interface PairFigures {
  /** Null where the lens cannot be made. */
  right: LensFigures | null
  left: LensFigures | null
  /** Of centres and edges, in mm; null where a lens cannot be made. */
  thickestMm: number | null
  weightG: number | null
}

/** Thickness in mm and weight in grams of both lenses in a material. */
export function pairFigures(
  { frame, eyes }: CentredPair,
  material: LensMaterial,
  { frames }: LensSettings,
  isChild: boolean,
): PairFigures {
  const facts = MATERIAL_FACTS[material]
  const isStrong = isChild || frame.frameType === 'rimless'
  const minCentre = Math.max(facts.minCentreTenthsMm, isStrong ? frames.strongCentreTenthsMm : 0)
  const blank = { ...facts, minCentreMm: minCentre / 10, minEdgeMm: minEdgeMm(frame, frames) }
  const figures = ({ lens }: CentredLens): LensFigures | null => {
    const thickness = lensThickness(lens, blank)
    return thickness && { ...thickness, weightG: lensWeightG(lens, { ...facts, centreMm: thickness.centreMm }) }
  }
  const [right, left] = [figures(eyes.right), figures(eyes.left)]
  if (!right || !left) return { right, left, thickestMm: null, weightG: null }
  const thickestMm = Math.max(...[right, left].flatMap((eye) => [eye.centreMm, eye.thickestEdge.thicknessMm]))
  return { right, left, thickestMm, weightG: right.weightG + left.weightG }
}

const minEdgeMm = ({ frameType }: FrameLens, { minEdgeTenthsMm }: FrameLimits) => minEdgeTenthsMm[frameType] / 10
