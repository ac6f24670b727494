import type { LensOffer, LensOffers } from '../../contract/lenses.ts'
import { toWire } from '../../contract/money.ts'
import type { FrameLens } from '../../domain/lens/frame-lens.ts'
import { type OfferedMaterial, offerLenses } from '../../domain/lens/lens-offers.ts'
import { LENS_COATINGS, LENS_TINTS, type LensMaterial, MATERIAL_FACTS } from '../../domain/lens/lens-options.ts'
import { type CentredPair, centrePair, type LensFigures } from '../../domain/lens/lens-pair.ts'
import { lensPrice } from '../../domain/lens/lens-price.ts'
import { lensProfile } from '../../domain/lens/lens-profile.ts'
import { outcomeOf } from '../../domain/lens/lens-reason.ts'
import type { Eye, Prescription } from '../../domain/prescription/prescription.ts'
import type { Shop } from '../shop.ts'
import { type LensBuyer, type LensWish, type ReadWish, readWish } from './lens-wish.ts'

/** The lenses that are offered for a frame and a prescription. Throws what `readWish` throws. */
export async function offerLensesFor(shop: Shop, buyer: LensBuyer, wish: LensWish): Promise<LensOffers> {
  const read = await readWish(shop, buyer, wish)
  const settings = shop.settings.current().lenses
  const offered = offerLenses(read.order, settings)
  const { prices } = settings
  const best = offered.offers.map(({ verdict }) => verdict.outcome)
  return {
    outcome: best.includes('online') ? 'online' : (best[0] ?? outcomeOf(offered.reasons)),
    reasons: offered.reasons,
    offers: offered.offers.map((offer) => toWireOffer(shop, read, offer)),
    smallerFrame: offered.smallerFrame,
    coatings: LENS_COATINGS.map((coating) => ({ coating, price: toWire(prices.coatings[coating]) })),
    tints: LENS_TINTS.map((tint) => ({ tint, price: toWire(prices.tints[tint]) })),
  }
}

/** Integer cents of the pair. For near alone, of the powers as they are worn. */
export const priceOf = (shop: Shop, { order }: ReadWish, material: LensMaterial) =>
  lensPrice({ ...order.choice, material }, order.wearer.prescription, shop.settings.current().lenses.prices)

function toWireOffer(shop: Shop, read: ReadWish, { material, isAdvised, verdict }: OfferedMaterial): LensOffer {
  const { frame, choice, wearer } = read.order
  const { lines, totalCents } = priceOf(shop, read, material)
  const pair = frame && pairOf(frame, choice.type === 'plano' ? null : wearer.prescription, choice.type === 'plano')
  const figuresOf = (eye: Eye) => toWireFigures(pair, verdict.figures?.[eye] ?? null, eye, material)
  return {
    material,
    isAdvised,
    outcome: verdict.outcome,
    reasons: verdict.reasons,
    notices: verdict.notices,
    price: toWire(totalCents),
    priceLines: lines.map(({ part, cents }) => ({ part, price: toWire(cents) })),
    thickestMm: verdict.figures?.thickestMm ?? null,
    weightG: verdict.figures?.weightG ?? null,
    right: figuresOf('right'),
    left: figuresOf('left'),
  }
}

const pairOf = (frame: FrameLens, prescription: Prescription | null, isPlano: boolean) =>
  prescription !== null || isPlano ? centrePair(frame, prescription) : null

function toWireFigures(
  pair: CentredPair | null,
  figures: LensFigures | null,
  eye: Eye,
  material: LensMaterial,
): LensOffer['right'] {
  if (pair === null || figures === null) return null
  const { centreMm, thinnestEdge, thickestEdge, weightG } = figures
  return {
    centreMm,
    thinnestEdgeMm: thinnestEdge.thicknessMm,
    thickestEdgeMm: thickestEdge.thicknessMm,
    weightG,
    profile: lensProfile(pair.eyes[eye].lens, MATERIAL_FACTS[material].refractiveIndex, centreMm),
  }
}
