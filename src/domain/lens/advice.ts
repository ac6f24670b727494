import { type FrameLens, narrowerBy } from './frame-lens.ts'
import { LENS_MATERIALS, type LensMaterial, type LensType } from './lens-options.ts'
import { centrePair, type PairFigures, pairFigures } from './lens-pair.ts'
import type { LensReason } from './lens-reason.ts'
import type { LensSettings } from './lens-settings.ts'
import { materialReasons } from './material-limits.ts'
import { isMinorAge } from './permitted.ts'
import type { LensWearer } from './sale-limits.ts'

export interface MaterialOffer {
  material: LensMaterial
  figures: PairFigures
  isThin: boolean
  /** Why the material does not serve; empty where it does. */
  reasons: LensReason[]
}

export interface LensAdvice {
  /** The lowest index that is thin enough, else the thinnest that serves; null where none does. */
  advised: LensMaterial | null
  isThin: boolean
  /** All materials, lowest index first. */
  offers: MaterialOffer[]
  /** A smaller frame that is thinner even with a lower index, where no material is thin here. */
  smallerFrame: { lensWidthMm: number; material: LensMaterial; thickestMm: number } | null
}

interface AdviceFor {
  type: LensType
  wearer: LensWearer
  frame: FrameLens
}

/** Advises a material by thickness. Null where the prescription or the PD is unknown. */
export function adviseMaterial({ type, wearer, frame }: AdviceFor, settings: LensSettings): LensAdvice | null {
  const prescription = type === 'plano' ? null : wearer.prescription
  const pair = prescription || type === 'plano' ? centrePair(frame, prescription) : null
  if (!pair) return null
  const isMinor = isMinorAge(wearer.ageYears, settings)
  const offers = LENS_MATERIALS.map((material): MaterialOffer => {
    const figures = pairFigures(pair, material, settings, isMinor)
    const reasons = materialReasons(material, { frame, prescription, isMinor, figures }, settings)
    return { material, figures, reasons, isThin: isThin(figures, frame, settings) }
  })
  const permitted = offers.filter(({ reasons }) => reasons.length === 0)
  const thin = permitted.find((offer) => offer.isThin)
  const advised = thin ?? thinnest(permitted)
  if (!advised) return { advised: null, isThin: false, offers, smallerFrame: null }
  const thickestIn = (smaller: FrameLens, material: LensMaterial) => {
    const narrower = centrePair(smaller, prescription)
    return narrower && pairFigures(narrower, material, settings, isMinor).thickestMm
  }
  const smallerFrame = thin ? null : findSmaller(frame, { permitted, advised }, thickestIn, settings)
  return { advised: advised.material, isThin: advised.isThin, offers, smallerFrame }
}

function isThin({ right, left }: PairFigures, { frameType }: FrameLens, { thin }: LensSettings): boolean {
  const edge = frameType === 'full-rim' ? thin.edgeTenthsMm : thin.openEdgeTenthsMm
  return [right, left].every(
    (eye) => eye && eye.thickestEdge.thicknessMm * 10 <= edge && eye.centreMm * 10 <= thin.centreTenthsMm,
  )
}

const thicknessOf = ({ figures }: MaterialOffer) => figures.thickestMm ?? Number.POSITIVE_INFINITY

const thinnest = (offers: readonly MaterialOffer[]): MaterialOffer | undefined =>
  offers.toSorted((a, b) => thicknessOf(a) - thicknessOf(b))[0]

function findSmaller(
  frame: FrameLens,
  { permitted, advised }: { permitted: readonly MaterialOffer[]; advised: MaterialOffer },
  thickestIn: (smaller: FrameLens, material: LensMaterial) => number | null,
  { thin }: LensSettings,
): LensAdvice['smallerFrame'] {
  const smaller = narrowerBy(frame, thin.smallerByTenthsMm / 10)
  const { material } = permitted[Math.max(0, permitted.indexOf(advised) - 1)] ?? advised
  const thickestMm = thickestIn(smaller, material)
  if (thickestMm === null || thickestMm >= thicknessOf(advised)) return null
  return { lensWidthMm: smaller.lensWidthMm, material, thickestMm }
}
