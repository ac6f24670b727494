import { and, eq, isNull } from 'drizzle-orm'
import type { LensApprovalForm, LensJobValues } from '../../contract/admin/lens-job-forms.ts'
import { ShopError } from '../../contract/errors.ts'
import { addYears, dayInCyprus } from '../../domain/calendar.ts'
import { isMultifocal } from '../../domain/lens/lens-options.ts'
import { isApprovalRevocable, isBeforeApproval } from '../../domain/lens-job.ts'
import { type LensJobRow, lensApprovals } from '../db/lens-jobs-schema.ts'
import { prescriptionVersions } from '../db/prescriptions-schema.ts'
import { staff } from '../db/staff-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { readEntry } from '../prescriptions/read-entry.ts'
import { assertOpenStore } from '../settings/assert-open-store.ts'
import type { Shop } from '../shop.ts'
import { storeValues } from '../vault/store-record.ts'
import { getChoice, type JobPrescription, judge, listVersions, openHeld } from './job-lenses.ts'
import { changeJob, moveJob } from './job-rows.ts'
import { enqueueLensNews } from './lens-emails.ts'
import { storeText } from './store-text.ts'

/**
 * Adds a version of what an optician read or measured; the job holds it from then on and is checked again.
 * @throws ShopError as `changeJob`; `lens_step_not_allowed` once it is approved; what `readEntry` throws
 */
export const saveJobValues = (shop: Shop, member: SignedInStaff, jobId: number, form: LensJobValues) =>
  changeJob(shop, member, { jobId, version: form.version }, async (shop, { job }) => {
    const { prescriptionId } = job
    if (prescriptionId === null || !isBeforeApproval(job.state)) throw new ShopError('lens_step_not_allowed')
    const choice = await getChoice(shop, job)
    const prescription = readEntry(shop, form, member.language, { needsAdd: isMultifocal(choice.type) })
    const { entry, age, heights } = form
    const values: JobPrescription = { prescription, entry, age, heights }
    const number = ((await listVersions(shop, job)).at(-1)?.version.number ?? 0) + 1
    const at = shop.clock()
    const eraseOn = addYears(dayInCyprus(at), choice.keepYears)
    const record = { kind: 'prescription' as const, owner: prescriptionId, version: number, eraseOn, values }
    const recordId = await storeValues(shop, record)
    await shop.db
      .insert(prescriptionVersions)
      .values({ prescriptionId, number, recordId, source: 'staff', staffId: member.id, createdAt: at })
    await moveJob(shop, job, 'checking', { prescriptionVersion: number })
  })

/**
 * Approves the version that the job holds.
 * @throws ShopError as `changeJob`; `lens_version_changed` where another one is meant; `registration_missing`,
 * `licence_missing`; `measuring_needed` where the distance between the pupils or a height is not known well enough;
 * `lenses_not_possible`
 */
export const approveJob = (shop: Shop, member: SignedInStaff, jobId: number, form: LensApprovalForm) =>
  changeJob(shop, member, { jobId, version: form.version }, async (shop, { job }) => {
    if (!job.isCorrective || job.state !== 'checking') throw new ShopError('lens_step_not_allowed')
    if (job.prescriptionVersion !== form.prescriptionVersion) throw new ShopError('lens_version_changed')
    await assertMakeable(shop, member, job)
    const approval = {
      ...(await registrationOf(shop, member)),
      ...licenceOf(shop, form.store),
      noteRecordId: form.note === '' ? null : await storeText(shop, job, form.note),
      at: shop.clock(),
    }
    await shop.db.insert(lensApprovals).values({ ...heldBy(job), ...approval, jobId: job.id })
    await moveJob(shop, job, 'approved')
  })

async function assertMakeable(shop: Shop, member: SignedInStaff, job: LensJobRow): Promise<void> {
  const held = await openHeld(shop, member, job, 'review')
  if (held === null) throw new ShopError('not_found')
  const choice = await getChoice(shop, job)
  const { reasons } = judge(shop, choice, held).verdict
  const isUnmeasured = reasons.some(({ code }) => code === 'pd_missing' || code === 'pd_uncertain')
  const isHeightMissing = choice.type === 'progressive' && !held.heights
  if (isUnmeasured || isHeightMissing) throw new ShopError('measuring_needed')
  if (reasons.some(({ outcome }) => outcome === 'refused')) throw new ShopError('lenses_not_possible')
}

function heldBy({ lensChoiceId, productId, prescriptionId, prescriptionVersion }: LensJobRow) {
  if (prescriptionId === null || prescriptionVersion === null) throw new ShopError('lens_step_not_allowed')
  return { lensChoiceId, productId, prescriptionId, prescriptionVersion }
}

/** As it is now, not as it was at the sign-in. */
async function registrationOf({ db, clock }: Shop, { id }: SignedInStaff) {
  const [row] = await db.select().from(staff).where(eq(staff.id, id)).for('share')
  const { role, registrationNumber, registrationExpiresOn, name: staffName, deactivatedAt } = row ?? {}
  const isValid = registrationExpiresOn && registrationExpiresOn >= dayInCyprus(clock())
  if (role !== 'registered_optician' || deactivatedAt !== null || !registrationNumber || !isValid || !staffName) {
    throw new ShopError('registration_missing')
  }
  return { staffId: id, staffName, registrationNumber, registrationExpiresOn }
}

/** A demo shop has no licence; a real one makes nothing without it. */
function licenceOf(shop: Shop, storeId: string): { store: string; storeLicence: string } {
  assertOpenStore(shop, storeId)
  const licence = shop.settings.current().stores.find(({ id }) => id === storeId)?.licence ?? ''
  if (licence === '' && shop.config.isProduction) throw new ShopError('licence_missing')
  return { store: storeId, storeLicence: licence }
}

/** @throws ShopError as `changeJob`; `lens_step_not_allowed` once something is cut */
export const revokeApproval = (shop: Shop, member: SignedInStaff, jobId: number, { version }: { version: number }) =>
  changeJob(shop, member, { jobId, version }, async (shop, { job }) => {
    if (!job.isCorrective || !isApprovalRevocable(job.state)) throw new ShopError('lens_step_not_allowed')
    await moveJob(shop, job, 'checking')
    await shop.db
      .update(lensApprovals)
      .set({ voidedAt: shop.clock(), voidedBy: member.id })
      .where(and(eq(lensApprovals.jobId, job.id), isNull(lensApprovals.voidedAt)))
  })

/** @throws ShopError as `changeJob`; `lens_step_not_allowed` */
export const refuseJob = (
  shop: Shop,
  member: SignedInStaff,
  jobId: number,
  { version, reason }: { version: number; reason: string },
) =>
  changeJob(shop, member, { jobId, version }, async (shop, { job, order }) => {
    if (!job.isCorrective) throw new ShopError('lens_step_not_allowed')
    await moveJob(shop, job, 'refused', { refusalRecordId: await storeText(shop, job, reason) })
    await enqueueLensNews(shop, order, 'lens_refused', job)
  })

/** @throws ShopError as `changeJob`; `lens_step_not_allowed` */
export const measureJob = (shop: Shop, member: SignedInStaff, jobId: number, { version }: { version: number }) =>
  changeJob(shop, member, { jobId, version }, async (shop, { job, order }) => {
    await moveJob(shop, job, 'measuring')
    await enqueueLensNews(shop, order, 'lens_measuring', job)
  })
