import { and, asc, eq } from 'drizzle-orm'
import { dayInCyprus } from '../../domain/calendar.ts'
import { CATEGORY_IDS } from '../../domain/eyewear.ts'
import { frameLensOf } from '../../domain/lens/frame-lens.ts'
import type { FittingHeights } from '../../domain/lens/frame-limits.ts'
import { centrePair } from '../../domain/lens/lens-pair.ts'
import { wornPrescription } from '../../domain/lens/lens-use.ts'
import { checkLenses, type LensOrder, type LensVerdict } from '../../domain/lens/permitted.ts'
import { findWarnings, type Warning } from '../../domain/prescription/plausibility.ts'
import type { LensJobRow } from '../db/lens-jobs-schema.ts'
import { type LensChoiceRow, lensChoices } from '../db/lenses-schema.ts'
import { prescriptionVersions } from '../db/prescriptions-schema.ts'
import { staff } from '../db/staff-schema.ts'
import type { VaultPurpose } from '../db/vault-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { StoredPrescription } from '../prescriptions/read-prescriptions.ts'
import type { Shop } from '../shop.ts'
import { openValues } from '../vault/open-record.ts'

/** A version as a job holds it: with what was measured in the frame. */
export type JobPrescription = StoredPrescription & { heights?: FittingHeights | null }

/** Who opens the records of a job, as the vault logs it. */
export const readerOf = ({ id, role }: SignedInStaff, purpose: VaultPurpose) => ({ staffId: id, role, purpose })

export async function getChoice({ db }: Shop, { lensChoiceId }: LensJobRow): Promise<LensChoiceRow> {
  const [choice] = await db.select().from(lensChoices).where(eq(lensChoices.id, lensChoiceId))
  if (choice === undefined) throw new Error(`there is no choice of lenses ${lensChoiceId}`)
  return choice
}

/** The versions of a job's prescription, the oldest first. Nothing is opened. */
export async function listVersions({ db }: Shop, { prescriptionId }: LensJobRow) {
  if (prescriptionId === null) return []
  return db
    .select({ version: prescriptionVersions, staffName: staff.name })
    .from(prescriptionVersions)
    .leftJoin(staff, eq(staff.id, prescriptionVersions.staffId))
    .where(eq(prescriptionVersions.prescriptionId, prescriptionId))
    .orderBy(asc(prescriptionVersions.number))
}

/** What the job holds now; null where nothing is known yet, or it was erased. The reading is logged. */
export async function openHeld(
  shop: Shop,
  member: SignedInStaff,
  { prescriptionId, prescriptionVersion }: LensJobRow,
  purpose: VaultPurpose,
): Promise<(JobPrescription & { isByStaff: boolean }) | null> {
  if (prescriptionId === null || prescriptionVersion === null) return null
  const isHeld = and(
    eq(prescriptionVersions.prescriptionId, prescriptionId),
    eq(prescriptionVersions.number, prescriptionVersion),
  )
  const [version] = await shop.db.select().from(prescriptionVersions).where(isHeld)
  if (version === undefined) return null
  const values = await openValues<JobPrescription>(shop, version.recordId, readerOf(member, purpose))
  return values && { ...values, isByStaff: version.source === 'staff' }
}

interface Judged {
  verdict: LensVerdict
  warnings: Warning[]
  minimumBlankMm: number | null
}

/** What the rules say of a version in the frame that was ordered. What an optician measured counts as measured. */
export function judge(shop: Shop, choice: LensChoiceRow, held: JobPrescription & { isByStaff: boolean }): Judged {
  const { prescription, age = null, heights = null, isByStaff } = held
  const { lenses: settings, prescriptions: limits } = shop.settings.current()
  const product = shop.catalogue.findProduct(choice.productId)
  const frame = product && frameLensOf({ ...product, isForKids: product.categoryId === CATEGORY_IDS.kids })
  const worn = wornPrescription(prescription, choice.use)
  const order: LensOrder = {
    choice,
    wearer: { prescription: worn, ageYears: age, pdSource: isByStaff ? 'pupillometer' : 'prescription' },
    frame,
    heights,
  }
  const pair = frame && centrePair(frame, worn)
  const context = { today: dayInCyprus(shop.clock()), age, needsAdd: false, previous: null, limits }
  return {
    verdict: checkLenses(order, settings),
    warnings: findWarnings(prescription, context),
    minimumBlankMm: pair && Math.max(pair.eyes.right.minimumBlankMm, pair.eyes.left.minimumBlankMm),
  }
}
