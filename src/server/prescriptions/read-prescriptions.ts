import { and, desc, eq, isNull } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import type { OpenPrescription, PrescriptionHead } from '../../contract/prescriptions.ts'
import type { Prescription } from '../../domain/prescription/prescription.ts'
import type { PrescriptionEntry } from '../../domain/prescription/prescription-entry.ts'
import { prescriptions, prescriptionVersions } from '../db/prescriptions-schema.ts'
import { type VaultPurpose, vaultReads, vaultRecords } from '../db/vault-schema.ts'
import type { Shop } from '../shop.ts'
import { openValues } from '../vault/open-record.ts'

/** The latest first. Nothing is decrypted. */
export async function listPrescriptions(shop: Shop, userId: number): Promise<PrescriptionHead[]> {
  return (await headsOf(shop, userId)).map(({ head }) => head)
}

/** @throws ShopError `not_found` where it is another account's or erased */
export async function openOwnPrescription(shop: Shop, userId: number, id: string): Promise<OpenPrescription> {
  const found = (await headsOf(shop, userId)).find(({ head }) => head.id === id)
  const opened = found && (await openWith(shop, userId, found, 'own_view'))
  if (!opened) throw new ShopError('not_found')
  return opened
}

/** All of an account with their values, for its owner's download. */
export async function listOwnPrescriptions(shop: Shop, userId: number): Promise<OpenPrescription[]> {
  const opened: OpenPrescription[] = []
  for (const found of await headsOf(shop, userId)) {
    const prescription = await openWith(shop, userId, found, 'own_download')
    if (prescription !== null) opened.push(prescription)
  }
  return opened
}

/** What the vault holds of a version. */
export interface StoredPrescription {
  prescription: Prescription
  /** As it was typed. */
  entry: PrescriptionEntry
  /** Of the wearer, in years, when it was stored. Missing in those of before lenses were sold; null where it is not told. */
  age?: number | null
}

/**
 * The latest version of an account's prescription, for lenses. The reading is logged.
 * @throws ShopError `not_found` where it is another account's or erased
 */
export async function openForLenses(
  shop: Shop,
  userId: number,
  id: string,
): Promise<StoredPrescription & { version: number }> {
  const found = (await headsOf(shop, userId)).find(({ head }) => head.id === id)
  const reader = { userId, role: 'customer', purpose: 'lens_offer' as const }
  const stored = found && (await openValues<StoredPrescription>(shop, found.recordId, reader))
  if (!found || !stored) throw new ShopError('not_found')
  return { ...stored, version: found.head.version }
}

interface FoundHead {
  head: PrescriptionHead
  recordId: string
}

async function headsOf({ db }: Shop, userId: number): Promise<FoundHead[]> {
  const rows = await db
    .selectDistinctOn([prescriptions.createdAt, prescriptions.id], {
      id: prescriptions.id,
      version: prescriptionVersions.number,
      recordId: prescriptionVersions.recordId,
      savedAt: prescriptionVersions.createdAt,
      keptUntil: vaultRecords.eraseOn,
    })
    .from(prescriptions)
    .innerJoin(prescriptionVersions, eq(prescriptionVersions.prescriptionId, prescriptions.id))
    .innerJoin(vaultRecords, eq(vaultRecords.id, prescriptionVersions.recordId))
    .where(and(eq(prescriptions.userId, userId), isNull(prescriptions.erasedAt), isNull(vaultRecords.erasedAt)))
    .orderBy(desc(prescriptions.createdAt), desc(prescriptions.id), desc(prescriptionVersions.number))
  return rows.map(({ recordId, savedAt, ...head }) => ({ head: { ...head, savedAt: savedAt.toISOString() }, recordId }))
}

/** @returns null where it was erased meanwhile */
async function openWith(
  shop: Shop,
  userId: number,
  { head, recordId }: FoundHead,
  purpose: VaultPurpose,
): Promise<OpenPrescription | null> {
  const stored = await openValues<StoredPrescription>(shop, recordId, { userId, role: 'customer', purpose })
  return stored && { ...head, values: toWire(stored.prescription), readings: await listReadings(shop, recordId) }
}

const toWire = (values: Prescription): OpenPrescription['values'] => ({
  ...values,
  right: { ...values.right, prisms: [...values.right.prisms] },
  left: { ...values.left, prisms: [...values.left.prisms] },
})

async function listReadings({ db }: Shop, recordId: string): Promise<OpenPrescription['readings']> {
  const rows = await db
    .select({ at: vaultReads.at, role: vaultReads.role, purpose: vaultReads.purpose })
    .from(vaultReads)
    .where(eq(vaultReads.recordId, recordId))
    .orderBy(desc(vaultReads.id))
    .limit(100)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
