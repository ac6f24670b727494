import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { LensJob, LensJobListRow } from '../../contract/admin/lens-job.ts'
import { ShopError } from '../../contract/errors.ts'
import {
  isSilent,
  LENS_JOB_VIEW_NAMES,
  LENS_JOB_VIEWS,
  type LensJobState,
  type LensJobView,
  nextWorkshopStep,
} from '../../domain/lens-job.ts'
import { mayProceed } from '../../domain/order-status.ts'
import { toLensLine } from '../cart/lens-line.ts'
import {
  type LensJobRow,
  lensApprovals,
  lensChecks,
  lensJobEvents,
  lensJobs,
  lensQuestions,
} from '../db/lens-jobs-schema.ts'
import { lensChoices } from '../db/lenses-schema.ts'
import { appointments, orderItems, orders, products } from '../db/schema.ts'
import { staff } from '../db/staff-schema.ts'
import { ORDER_COLUMNS } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'

const MOST_ROWS = 200

const joined = ({ db }: Shop) =>
  db
    .select({ job: lensJobs, choice: lensChoices, item: orderItems, order: ORDER_COLUMNS })
    .from(lensJobs)
    .innerJoin(lensChoices, eq(lensChoices.id, lensJobs.lensChoiceId))
    .innerJoin(orderItems, eq(orderItems.id, lensJobs.orderItemId))
    .innerJoin(orders, eq(orders.id, lensJobs.orderId))
type Joined = Awaited<ReturnType<typeof joined>>[number]

/** The oldest first; what has ended newest first. */
export async function listLensJobs(shop: Shop, view: LensJobView) {
  const rows = await joined(shop)
    .where(inArray(lensJobs.state, LENS_JOB_VIEWS[view]))
    .orderBy(view === 'ended' ? desc(lensJobs.updatedAt) : asc(lensJobs.createdAt), asc(lensJobs.id))
    .limit(MOST_ROWS)
  return { jobs: await toListRows(shop, rows), counts: await countViews(shop) }
}

async function countViews({ db }: Shop): Promise<Record<LensJobView, number>> {
  const states = await db.select({ state: lensJobs.state, jobs: count() }).from(lensJobs).groupBy(lensJobs.state)
  const inStates = (of: readonly LensJobState[]) =>
    states.reduce((sum, { state, jobs }) => sum + (of.includes(state) ? jobs : 0), 0)
  return mapViews((view) => inStates(LENS_JOB_VIEWS[view]))
}

const mapViews = <Value>(of: (view: LensJobView) => Value) =>
  Object.fromEntries(LENS_JOB_VIEW_NAMES.map((view) => [view, of(view)])) as Record<LensJobView, Value>

/** @throws ShopError `not_found` */
export async function getLensJob(shop: Shop, id: number): Promise<LensJob> {
  const [row] = await joined(shop).where(eq(lensJobs.id, id))
  if (row === undefined) throw new ShopError('not_found')
  const [listed] = await toListRows(shop, [row])
  if (listed === undefined) throw new ShopError('not_found')
  return {
    ...listed,
    ...(await frameOf(shop, row)),
    initials: initialsOf(row.order.shippingAddress),
    remakeReason: row.job.remakeReason,
    nextStep: nextWorkshopStep(row.job.state),
    ...(await listHistory(shop, row.job)),
  }
}

async function toListRows(shop: Shop, rows: readonly Joined[]): Promise<LensJobListRow[]> {
  if (rows.length === 0) return []
  const asked = await openQuestions(shop, rows)
  const visits = await bookedVisits(shop, rows)
  return rows.map(({ job, choice, item, order }) => {
    const { price: _, ...lenses } = toLensLine(choice)
    const askedAt = asked.get(job.id)
    return {
      ...{ id: job.id, version: job.version, state: job.state, number: job.number, orderId: order.id },
      isPaid: mayProceed(order),
      productName: item.name,
      productNameEl: item.nameEl,
      lenses,
      isCorrective: job.isCorrective,
      store: order.collectionStore,
      visitAt: visits.get(order.id)?.toISOString() ?? null,
      since: job.updatedAt.toISOString(),
      isSilent: askedAt !== undefined && isSilent(askedAt, shop.clock()),
    }
  })
}

async function bookedVisits({ db }: Shop, rows: readonly Joined[]): Promise<Map<string | null, Date | null>> {
  const ids = rows.map(({ order }) => order.id)
  const booked = await db
    .select({ orderId: appointments.orderId, startsAt: appointments.startsAt })
    .from(appointments)
    .where(and(inArray(appointments.orderId, ids), eq(appointments.status, 'booked')))
  return new Map(booked.map(({ orderId, startsAt }) => [orderId, startsAt]))
}

/** When the question was asked that a job waits for. */
async function openQuestions({ db }: Shop, rows: readonly Joined[]): Promise<Map<number, Date>> {
  const ids = rows.map(({ job }) => job.id)
  const open = await db
    .select()
    .from(lensQuestions)
    .where(and(inArray(lensQuestions.jobId, ids), isNull(lensQuestions.answeredAt)))
    .orderBy(desc(lensQuestions.id))
  return new Map(open.map(({ jobId, askedAt }) => [jobId, askedAt]))
}

async function frameOf({ db }: Shop, { job, item }: Joined): Promise<Pick<LensJob, 'sku' | 'frame' | 'rim'>> {
  const [product] = await db.select().from(products).where(eq(products.id, job.productId))
  return {
    sku: item.sku,
    frame: {
      lensWidthMm: product?.lensWidthMm ?? null,
      bridgeMm: product?.bridgeMm ?? null,
      templeMm: product?.templeMm ?? null,
      lensHeightMm: product?.lensHeightMm ?? null,
    },
    rim: product?.frameType ?? 'full-rim',
  }
}

const initialsOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName, lastName].map((name) => name.trim().charAt(0).toUpperCase()).join(' ')

type History = Pick<LensJob, 'events' | 'approvals' | 'questions' | 'checks' | 'otherJobs'>

async function listHistory({ db }: Shop, job: LensJobRow): Promise<History> {
  const events = await db
    .select({ event: lensJobEvents, staffName: staff.name })
    .from(lensJobEvents)
    .leftJoin(staff, eq(staff.id, lensJobEvents.staffId))
    .where(eq(lensJobEvents.jobId, job.id))
    .orderBy(desc(lensJobEvents.id))
  const approvals = await db
    .select()
    .from(lensApprovals)
    .where(eq(lensApprovals.jobId, job.id))
    .orderBy(desc(lensApprovals.id))
  const questions = await db
    .select({ question: lensQuestions, staffName: staff.name })
    .from(lensQuestions)
    .leftJoin(staff, eq(staff.id, lensQuestions.staffId))
    .where(eq(lensQuestions.jobId, job.id))
    .orderBy(desc(lensQuestions.id))
  const checks = await db
    .select({ check: lensChecks, staffName: staff.name })
    .from(lensChecks)
    .innerJoin(staff, eq(staff.id, lensChecks.staffId))
    .where(eq(lensChecks.jobId, job.id))
    .orderBy(desc(lensChecks.id))
  const ofPair = await db
    .select({ id: lensJobs.id, number: lensJobs.number, state: lensJobs.state })
    .from(lensJobs)
    .where(eq(lensJobs.orderItemId, job.orderItemId))
    .orderBy(asc(lensJobs.number))
  return {
    events: events.map(({ event, staffName }) => ({
      at: event.at.toISOString(),
      from: event.fromState,
      to: event.toState,
      prescriptionVersion: event.prescriptionVersion,
      staffName,
    })),
    approvals: approvals.map((approval) => ({
      prescriptionVersion: approval.prescriptionVersion,
      staffName: approval.staffName,
      registrationNumber: approval.registrationNumber,
      store: approval.store,
      storeLicence: approval.storeLicence,
      at: approval.at.toISOString(),
      voidedAt: approval.voidedAt?.toISOString() ?? null,
    })),
    questions: questions.map(({ question: { id, kind, askedAt, answeredAt }, staffName }) => ({
      ...{ id, kind, staffName },
      askedAt: askedAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
    checks: checks.map(({ check, staffName }) => ({
      hasPassed: check.hasPassed,
      staffName,
      at: check.at.toISOString(),
    })),
    otherJobs: ofPair.filter(({ id }) => id !== job.id),
  }
}
