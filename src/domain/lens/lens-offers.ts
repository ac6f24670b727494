import { adviseMaterial } from './advice.ts'
import { LENS_MATERIALS, type LensChoice, type LensMaterial } from './lens-options.ts'
import { type LensReason, outcomeOf } from './lens-reason.ts'
import type { LensSettings } from './lens-settings.ts'
import { checkLenses, isMinorAge, type LensOrder, type LensVerdict } from './permitted.ts'

export interface OfferedMaterial {
  material: LensMaterial
  isAdvised: boolean
  verdict: LensVerdict
}

export interface OfferedLenses {
  /** At most three that can be sold online or held for a visit, the lowest index first. */
  offers: OfferedMaterial[]
  /** Why none is offered; empty otherwise. */
  reasons: LensReason[]
  smallerFrame: { lensWidthMm: number; material: LensMaterial; thickestMm: number } | null
}

type Wish = Omit<LensOrder, 'choice'> & { choice: Omit<LensChoice, 'material'> }

const MOST_OFFERS = 3
/** Where no prescription is known yet, in the order in which they are offered. */
const UNKNOWN_POWER: readonly LensMaterial[] = ['1.50', '1.60', '1.67']

/**
 * The lenses that a frame is offered with: the plainest, the advised and the thinnest.
 * @param wish without a prescription its values are not known yet, and thickness is not either
 */
export function offerLenses(wish: Wish, settings: LensSettings): OfferedLenses {
  const verdicts = LENS_MATERIALS.map((material) => ({ material, verdict: verdictOn(wish, material, settings) }))
  const possible = verdicts.filter(({ verdict }) => isSellable(verdict))
  const advice = wish.frame && adviseMaterial({ ...wish.choice, wearer: wish.wearer, frame: wish.frame }, settings)
  const isKnown = advice !== null
  const usual = isMinorAge(wish.wearer.ageYears, settings) ? settings.minors.materials : UNKNOWN_POWER
  const chosen = isKnown
    ? pickMaterials(possible, advice.advised)
    : possible.filter(({ material }) => usual.includes(material))
  const advised = isKnown ? advice.advised : (chosen.at(chosen.length > 1 ? 1 : 0)?.material ?? null)
  const [plainest] = verdicts
  return {
    offers: chosen.slice(0, MOST_OFFERS).map((offer) => ({ ...offer, isAdvised: offer.material === advised })),
    reasons: chosen.length > 0 ? [] : worstReasons((possible[0] ?? bestOf(verdicts) ?? plainest)?.verdict),
    smallerFrame: advice?.smallerFrame ?? null,
  }
}

/** What a choice of lenses comes to. That the values are not known yet is no reason against it. */
export function verdictOn({ choice, ...wish }: Wish, material: LensMaterial, settings: LensSettings): LensVerdict {
  const verdict = checkLenses({ ...wish, choice: { ...choice, material } }, settings)
  const reasons = verdict.reasons.filter(({ code }) => code !== 'prescription_missing')
  return { ...verdict, reasons, outcome: outcomeOf(reasons) }
}

/** Whether lenses are sold online, perhaps held for a visit. */
export const isSellable = ({ outcome }: LensVerdict): boolean => outcome === 'online' || outcome === 'store'

type Possible = Omit<OfferedMaterial, 'isAdvised'>

function pickMaterials(possible: readonly Possible[], advised: LensMaterial | null): Possible[] {
  const thickness = ({ verdict }: Possible) => verdict.figures?.thickestMm ?? Number.POSITIVE_INFINITY
  const thinnest = possible.toSorted((one, other) => thickness(one) - thickness(other))[0]
  const picked = new Set([possible[0]?.material, advised, thinnest?.material])
  for (const { material } of possible) if (picked.size < MOST_OFFERS) picked.add(material)
  return possible.filter(({ material }) => picked.has(material))
}

const bestOf = (verdicts: readonly Possible[]) =>
  verdicts.toSorted((one, other) => one.verdict.reasons.length - other.verdict.reasons.length)[0]

const worstReasons = (verdict: LensVerdict | undefined): LensReason[] =>
  verdict?.reasons.filter(({ outcome }) => outcome === verdict.outcome) ?? []
