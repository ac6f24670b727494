import { asc, eq } from 'drizzle-orm'
import type { LensWork } from '../../contract/orders.ts'
import { isToldToBuyer } from '../../domain/lens-job.ts'
import type { Db } from '../db/connect.ts'
import { lensJobEvents, lensJobs } from '../db/lens-jobs-schema.ts'
import type { LensChoiceRow } from '../db/lenses-schema.ts'

interface OrderedItem {
  id: number
  lenses: LensChoiceRow | null
}

/** The steps of the lenses of an order's items, for its buyer. Of a pair that was made again the last job is told. */
export async function listLensWork(db: Db, orderId: string, items: readonly OrderedItem[]): Promise<LensWork[]> {
  if (items.every(({ lenses }) => lenses === null)) return []
  const events = await db
    .select({ job: lensJobs, state: lensJobEvents.toState, at: lensJobEvents.at })
    .from(lensJobEvents)
    .innerJoin(lensJobs, eq(lensJobs.id, lensJobEvents.jobId))
    .where(eq(lensJobs.orderId, orderId))
    .orderBy(asc(lensJobs.number), asc(lensJobEvents.id))
  const jobs = Map.groupBy(events, ({ job }) => job.id)
  const lastOf = new Map([...jobs.values()].map((of) => [of[0]?.job.orderItemId, of]))
  return items.flatMap(({ id }, item) => {
    const of = lastOf.get(id) ?? []
    const job = of[0]?.job
    if (job === undefined) return []
    const steps = of.flatMap(({ state, at }) => (isToldToBuyer(state) ? [{ state, at: at.toISOString() }] : []))
    return [{ item, state: job.state, isRemake: job.number > 1, steps: steps.filter(isFirstOfRun) }]
  })
}

const isFirstOfRun = ({ state }: LensWork['steps'][number], at: number, steps: LensWork['steps']) =>
  steps[at - 1]?.state !== state
