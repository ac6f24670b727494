import { eq, sql } from 'drizzle-orm'
import type { LensJob } from '../../contract/admin/lens-job.ts'
import { ShopError } from '../../contract/errors.ts'
import { isLensJobStep, type LensJobState } from '../../domain/lens-job.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import type { Db } from '../db/connect.ts'
import { type LensJobRow, lensJobs } from '../db/lens-jobs-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { lockOrder } from '../orders/change-order.ts'
import type { OrderRow } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'
import { getLensJob } from './read-job.ts'

export interface LockedJob {
  job: LensJobRow
  order: OrderRow
}

interface SeenJob {
  jobId: number
  version: number
}

/**
 * Changes a job as it was seen, in one transaction that locks its order first.
 * @param act may give the id of the job to answer with, where it is another one
 * @throws ShopError `not_found`, `changed_meanwhile`, what `act` throws
 */
export function changeJob(
  shop: Shop,
  staff: SignedInStaff,
  { jobId, version }: SeenJob,
  act: (shop: Shop, locked: LockedJob) => Promise<unknown>,
): Promise<LensJob> {
  return staffTransaction(shop, staff, async (shop) => {
    const locked = await lockJob(shop.db, jobId)
    if (locked.job.version !== version) {
      const current = await getLensJob(shop, jobId)
      const [last] = current.events
      throw new ShopError('changed_meanwhile', {
        conflict: { current, changedBy: last?.staffName ?? null, changedAt: locked.job.updatedAt.toISOString() },
      })
    }
    const remadeAs = await act(shop, locked)
    return getLensJob(shop, typeof remadeAs === 'number' ? remadeAs : jobId)
  })
}

/** Locks the order, then the job. @throws ShopError `not_found` */
export async function lockJob(tx: Db, jobId: number): Promise<LockedJob> {
  const [found] = await tx.select({ orderId: lensJobs.orderId }).from(lensJobs).where(eq(lensJobs.id, jobId))
  if (found === undefined) throw new ShopError('not_found')
  const order = await lockOrder(tx, found.orderId)
  const [job] = await tx.select().from(lensJobs).where(eq(lensJobs.id, jobId)).for('update')
  if (job === undefined) throw new ShopError('not_found')
  return { job, order }
}

/** @throws ShopError `lens_step_not_allowed` */
export async function moveJob(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  job: Pick<LensJobRow, 'id' | 'state'>,
  to: LensJobState,
  set: Partial<Pick<LensJobRow, 'prescriptionVersion' | 'refusalRecordId'>> = {},
): Promise<void> {
  if (job.state !== to && !isLensJobStep(job.state, to)) throw new ShopError('lens_step_not_allowed')
  await db
    .update(lensJobs)
    .set({ ...set, state: to, version: sql`${lensJobs.version} + 1`, updatedAt: clock() })
    .where(eq(lensJobs.id, job.id))
}
