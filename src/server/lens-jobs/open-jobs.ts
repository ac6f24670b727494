import { isMeasuredInStore } from '../../domain/lens/prescription-source.ts'
import type { LensJobState } from '../../domain/lens-job.ts'
import { lensJobs, lensQuestions } from '../db/lens-jobs-schema.ts'
import type { LensChoiceRow } from '../db/lenses-schema.ts'
import { keepForOrder } from '../lenses/keep-for-order.ts'
import type { OrderLenses } from '../orders/order-lenses.ts'
import type { OrderRow } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'
import { enqueueLensEmail } from './lens-emails.ts'

/** What orders are given of lenses. */
export const ORDER_LENSES: OrderLenses = {
  async open(shop, order, items) {
    for (const { id, lenses } of items) {
      if (lenses === null) continue
      if (lenses.prescriptionId !== null) await keepForOrder(shop, lenses, lenses.prescriptionId)
      await openJob(shop, order, id, lenses)
    }
  },
}

async function openJob(shop: Shop, order: OrderRow, orderItemId: number, lenses: LensChoiceRow): Promise<void> {
  const now = shop.clock()
  const { id: lensChoiceId, productId, prescriptionId, prescriptionVersion } = lenses
  const values = { orderId: order.id, orderItemId, lensChoiceId, productId, prescriptionId, prescriptionVersion }
  const [job] = await shop.db
    .insert(lensJobs)
    .values({
      ...values,
      number: 1,
      state: firstState(lenses),
      isCorrective: lenses.type !== 'plano',
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (job === undefined) throw new Error('a job of lenses was not inserted')
  if (job.state !== 'awaiting_prescription') return
  const [question] = await shop.db
    .insert(lensQuestions)
    .values({ jobId: job.id, kind: 'prescription', askedAt: now })
    .returning()
  if (question !== undefined) await enqueueLensEmail(shop, order, 'lens_question', { question })
}

function firstState({ type, prescriptionSource, needsVisit }: LensChoiceRow): LensJobState {
  if (type === 'plano') return 'approved'
  if (prescriptionSource === 'later') return 'awaiting_prescription'
  return needsVisit || isMeasuredInStore(prescriptionSource) ? 'measuring' : 'checking'
}
