import type { LensCheckForm } from '../../contract/admin/lens-job-forms.ts'
import { ShopError } from '../../contract/errors.ts'
import { monoPdMm } from '../../domain/lens/centring.ts'
import { wornPrescription } from '../../domain/lens/lens-use.ts'
import { isRemakable, nextWorkshopStep, type RemakeReason, type WorkshopStep } from '../../domain/lens-job.ts'
import { checkTolerances, isPassed, type OrderedPair, type ToleranceResult } from '../../domain/lens-tolerances.ts'
import { hasLeftShop, mayProceed } from '../../domain/order-status.ts'
import { EYES, type Eye } from '../../domain/prescription/prescription.ts'
import { type LensJobRow, lensChecks, lensJobs } from '../db/lens-jobs-schema.ts'
import type { LensChoiceRow } from '../db/lenses-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { getChoice, type JobPrescription, openHeld } from './job-lenses.ts'
import { changeJob, moveJob } from './job-rows.ts'
import { storeForJob } from './store-text.ts'

interface Step {
  version: number
  to: WorkshopStep | 'done'
}

/**
 * A step of the workshop. A pair that was made again is handed over by itself, since its order has left already.
 * @throws ShopError as `changeJob`; `lens_step_not_allowed`, `payment_not_secured`
 */
export const takeWorkshopStep = (shop: Shop, member: SignedInStaff, jobId: number, { version, to }: Step) =>
  changeJob(shop, member, { jobId, version }, async (shop, { job, order }) => {
    const isNext =
      to === 'done' ? job.state === 'ready' && hasLeftShop(order.status) : nextWorkshopStep(job.state) === to
    if (!isNext || order.status === 'cancelled') throw new ShopError('lens_step_not_allowed')
    if (!mayProceed(order)) throw new ShopError('payment_not_secured')
    await moveJob(shop, job, to)
  })

/**
 * Compares the finished pair with the version that was approved. One that fails is made again.
 * @throws ShopError as `changeJob`; `lens_step_not_allowed`
 */
export const checkFinished = (shop: Shop, member: SignedInStaff, jobId: number, form: LensCheckForm) =>
  changeJob(shop, member, { jobId, version: form.version }, async (shop, { job }) => {
    if (job.state !== 'quality_check') throw new ShopError('lens_step_not_allowed')
    const results = checkTolerances(await orderedOf(shop, member, job), form.measured)
    const hasPassed = isPassed(results)
    const recordId = await storeForJob(shop, job, 'measurement', { measured: form.measured, results })
    await shop.db
      .insert(lensChecks)
      .values({ jobId: job.id, recordId, hasPassed, staffId: member.id, at: shop.clock() })
    return hasPassed ? moveJob(shop, job, 'ready') : remake(shop, job, reasonOf(results))
  })

/** @throws ShopError as `changeJob`; `lens_step_not_allowed` */
export const remakeJob = (
  shop: Shop,
  member: SignedInStaff,
  jobId: number,
  { version, reason }: { version: number; reason: RemakeReason },
) => changeJob(shop, member, { jobId, version }, async (shop, { job }) => remake(shop, job, reason))

/** @returns the id of the new job; it begins at the check, also where nothing but a scratch was wrong */
async function remake(shop: Shop, job: LensJobRow, remakeReason: RemakeReason): Promise<number> {
  if (!isRemakable(job.state)) throw new ShopError('lens_step_not_allowed')
  await moveJob(shop, job, 'failed')
  const { orderId, orderItemId, lensChoiceId, productId, isCorrective, prescriptionId, prescriptionVersion } = job
  const at = shop.clock()
  const [made] = await shop.db
    .insert(lensJobs)
    .values({
      ...{ orderId, orderItemId, lensChoiceId, productId, isCorrective, prescriptionId, prescriptionVersion },
      number: job.number + 1,
      state: isCorrective ? 'checking' : 'approved',
      remakeReason,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: lensJobs.id })
  if (made === undefined) throw new Error('a job of lenses was not inserted')
  return made.id
}

const REASONS: Partial<Record<ToleranceResult['field'], RemakeReason>> = {
  axis: 'axis',
  monoPd: 'pd',
  pd: 'pd',
  horizontalPrism: 'pd',
  height: 'height',
  verticalPrism: 'height',
}

const reasonOf = (results: readonly ToleranceResult[]): RemakeReason => {
  const failed = results.find(({ isMet }) => !isMet)
  return (failed && REASONS[failed.field]) ?? 'power'
}

async function orderedOf(shop: Shop, member: SignedInStaff, job: LensJobRow): Promise<OrderedPair> {
  if (!job.isCorrective) return PLANO
  const held = await openHeld(shop, member, job, 'quality_check')
  if (held === null) throw new ShopError('lens_step_not_allowed')
  return toOrdered(await getChoice(shop, job), held)
}

const NO_POWER = { sphere: 0, cylinder: 0, axis: null, add: null, monoPd: null, height: null }
const PLANO: OrderedPair = { right: NO_POWER, left: NO_POWER, pd: null }

function toOrdered({ use, type }: LensChoiceRow, { prescription, heights }: JobPrescription): OrderedPair {
  const worn = wornPrescription(prescription, use)
  const isProgressive = type === 'progressive'
  const tenths = (eye: Eye) => Math.round((monoPdMm(worn, eye) ?? 0) * 10)
  const ordered = (eye: Eye) => {
    const { sphere, cylinder, axis, add } = worn[eye]
    return {
      ...{ sphere, cylinder, axis },
      add: type === 'single' ? null : add,
      monoPd: isProgressive ? tenths(eye) : null,
      height: isProgressive ? (heights?.[eye] ?? null) : null,
    }
  }
  return { right: ordered('right'), left: ordered('left'), pd: EYES.reduce((sum, eye) => sum + tenths(eye), 0) }
}
