import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { MOST_PRESCRIPTIONS, type NewPrescription, type PrescriptionHead } from '../../contract/prescriptions.ts'
import { dayInCyprus } from '../../domain/calendar.ts'
import { CONSENT_VERSION, keptUntil } from '../../domain/prescription/keeping.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { transaction } from '../db/connect.ts'
import { prescriptions, prescriptionVersions } from '../db/prescriptions-schema.ts'
import { users } from '../db/schema.ts'
import type { Shop } from '../shop.ts'
import { storeValues } from '../vault/store-record.ts'
import { readEntry } from './read-entry.ts'
import { listPrescriptions, type StoredPrescription } from './read-prescriptions.ts'

/**
 * Saves what a customer copied from their paper. The same request again saves it once.
 * @throws ShopError `invalid_input` with the fields; `prescription_unconfirmed` for a warning that was not confirmed;
 * `consent_outdated`; `too_many_prescriptions`
 */
export function savePrescription(
  shop: Shop,
  { userId, language }: { userId: number; language: Language },
  form: NewPrescription,
): Promise<PrescriptionHead[]> {
  if (form.consentVersion !== CONSENT_VERSION) throw new ShopError('consent_outdated')
  const prescription = readEntry(shop, form, language)
  return transaction(shop, async (shop) => {
    await lockAccount(shop, userId)
    const isOwn = and(eq(prescriptions.userId, userId), eq(prescriptions.requestKey, form.requestKey))
    if ((await shop.db.$count(prescriptions, isOwn)) > 0) return listPrescriptions(shop, userId)
    const kept = await shop.db.$count(
      prescriptions,
      and(eq(prescriptions.userId, userId), isNull(prescriptions.erasedAt)),
    )
    if (kept >= MOST_PRESCRIPTIONS) throw new ShopError('too_many_prescriptions', { most: MOST_PRESCRIPTIONS })
    const eraseOn = keptUntil(dayInCyprus(shop.clock()))
    const { entry, age } = form
    await insertPrescription(shop, { userId, guestKey: null, language }, form, { prescription, entry, age, eraseOn })
    return listPrescriptions(shop, userId)
  })
}

export interface PrescriptionOwner {
  userId: number | null
  /** Of a guest. */
  guestKey: string | null
  language: Language
}

interface Consent {
  consentVersion: string
  requestKey: string
}

/**
 * A prescription without values as yet: an optician reads them from a photo, or measures them.
 * @returns its id
 * @throws ShopError `consent_outdated`
 */
export async function openPrescriptionFile(
  shop: Shop,
  { userId, guestKey, language }: PrescriptionOwner,
  { consentVersion, requestKey }: Consent,
): Promise<string> {
  if (consentVersion !== CONSENT_VERSION) throw new ShopError('consent_outdated')
  const id = randomUUID()
  const now = shop.clock()
  await shop.db
    .insert(prescriptions)
    .values({ id, userId, guestKey, language, consentVersion, consentedAt: now, requestKey, createdAt: now })
  return id
}

/**
 * Stores what was read as the first version of a new prescription.
 * @param eraseOn `yyyy-mm-dd` in Cyprus
 * @returns its id
 * @throws ShopError `consent_outdated`
 */
export async function insertPrescription(
  shop: Shop,
  owner: PrescriptionOwner,
  consent: Consent,
  { eraseOn, ...values }: StoredPrescription & { eraseOn: string },
): Promise<string> {
  const id = await openPrescriptionFile(shop, owner, consent)
  const recordId = await storeValues(shop, { kind: 'prescription', owner: id, version: 1, eraseOn, values })
  await shop.db
    .insert(prescriptionVersions)
    .values({ prescriptionId: id, number: 1, recordId, source: 'typed', createdAt: shop.clock() })
  return id
}

/** So that an account's changes wait for one another. @throws ShopError `sign_in_required` if it was closed meanwhile */
async function lockAccount({ db }: Shop, userId: number): Promise<void> {
  const locked = await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  if (locked.length === 0) throw new ShopError('sign_in_required')
}
