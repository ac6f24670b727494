import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { CallInput } from '../../contract/calls.ts'
import type { Cart } from '../../contract/cart.ts'
import { ShopError } from '../../contract/errors.ts'
import { fromWire } from '../../contract/money.ts'
import { addDays, dayInCyprus } from '../../domain/calendar.ts'
import { isSellable, verdictOn } from '../../domain/lens/lens-offers.ts'
import { isMeasuredInStore } from '../../domain/lens/prescription-source.ts'
import { DRAFT_DAYS, keptUntil, yearsFromSupply } from '../../domain/prescription/keeping.ts'
import { addItemWithLenses, getCart } from '../cart/cart.ts'
import { lockCart } from '../cart/lock-cart.ts'
import { transaction } from '../db/connect.ts'
import { lensChoices } from '../db/lenses-schema.ts'
import type { Visitor } from '../http/env.ts'
import { insertPrescription, openPrescriptionFile } from '../prescriptions/save-prescription.ts'
import type { Shop } from '../shop.ts'
import { type ReadWish, readWish } from './lens-wish.ts'
import { priceOf } from './offer-lenses.ts'
import { attachPaper } from './papers.ts'

export type ChosenLenses = CallInput<'POST /api/lenses/choices'>['body']

const OFFER_DAYS = 30
const DAY_MS = 86_400_000

/**
 * Puts a frame with lenses into a cart, and their prescription into the vault. The same request again adds it once.
 * @throws ShopError `lenses_not_possible`; `price_changed`; `consent_outdated`; what `readWish`, `attachPaper` and
 * `addItemWithLenses` throw
 */
export async function chooseLenses(shop: Shop, visitor: Visitor, chosen: ChosenLenses): Promise<Cart> {
  // Read before the transaction: a reading of a saved prescription is logged even where nothing is bought.
  const read = await readWish(shop, visitor, chosen)
  const verdict = verdictOn(read.order, chosen.material, shop.settings.current().lenses)
  if (!isSellable(verdict)) throw new ShopError('lenses_not_possible')
  const { totalCents: priceCents } = priceOf(shop, read, chosen.material)
  if (fromWire(chosen.expectedPrice) !== priceCents) throw new ShopError('price_changed')
  return transaction(shop, async (shop) => {
    await lockCart(shop.db, chosen.cartId, visitor)
    const before = await findChoice(shop, chosen.requestKey)
    if (before !== null) return before === chosen.productId ? getCart(shop, chosen.cartId, visitor) : refuse()
    const id = randomUUID()
    const now = shop.clock()
    const { use, type, material, coating, tint, tintColour, filterCategory, productId } = chosen
    await shop.db.insert(lensChoices).values({
      ...{ id, productId, use, type, material, coating, tint, tintColour, filterCategory, priceCents },
      userId: visitor.userId,
      guestKey: visitor.userId === null ? visitor.guestKey : null,
      requestKey: chosen.requestKey,
      prescriptionSource: chosen.prescription.source,
      ...(await keepPrescription(shop, visitor, chosen, read)),
      needsVisit: verdict.outcome === 'store' || isMeasuredInStore(chosen.prescription.source),
      keepYears: yearsFromSupply(read.ageYears),
      offeredUntil: new Date(now.valueOf() + OFFER_DAYS * DAY_MS),
      createdAt: now,
    })
    return addItemWithLenses(shop, chosen.cartId, visitor, { productId, lensChoiceId: id })
  })
}

const refuse = (): never => {
  throw new ShopError('invalid_input', { fields: { requestKey: 'invalid_value' } })
}

async function findChoice({ db }: Shop, requestKey: string): Promise<number | null> {
  const [row] = await db
    .select({ productId: lensChoices.productId })
    .from(lensChoices)
    .where(eq(lensChoices.requestKey, requestKey))
  return row?.productId ?? null
}

/** Which version of which prescription the lenses are made from. */
async function keepPrescription(
  shop: Shop,
  { userId, guestKey, language }: Visitor,
  { prescription: { source }, consentVersion, requestKey, paperId }: ChosenLenses,
  { stored, saved }: ReadWish,
): Promise<{ prescriptionId: string | null; prescriptionVersion: number | null }> {
  if (source === 'none') return { prescriptionId: null, prescriptionVersion: null }
  if (saved !== null) return { prescriptionId: saved.id, prescriptionVersion: saved.version }
  const owner = { userId, guestKey: userId === null ? guestKey : null, language }
  const consent = { consentVersion: consentVersion ?? '', requestKey }
  const prescriptionId =
    stored === null
      ? await openPrescriptionFile(shop, owner, consent)
      : await insertPrescription(shop, owner, consent, { ...stored, eraseOn: draftUntil(shop, userId) })
  if (paperId !== null) await attachPaper(shop, owner, { paperId, prescriptionId })
  else if (source === 'photo') throw new ShopError('invalid_input', { fields: { paperId: 'invalid_value' } })
  return { prescriptionId, prescriptionVersion: stored === null ? null : 1 }
}

/** A guest comes back to it by the cart alone. */
function draftUntil({ clock }: Shop, userId: number | null): string {
  const today = dayInCyprus(clock())
  return userId === null ? addDays(today, DRAFT_DAYS) : keptUntil(today)
}
