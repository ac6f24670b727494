import { eq, sql } from 'drizzle-orm'
import type { Takings } from '../../contract/admin/payments.ts'
import { addDays, momentInCyprus } from '../../domain/calendar.ts'
import { GATEWAY_PROVIDERS } from '../../domain/refund.ts'
import { transaction } from '../db/connect.ts'
import { payments } from '../db/payments-schema.ts'
import { type PaymentDifference, type ProviderTotals, reconciliations } from '../db/reconciliations-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { JobHandler, JobOutcome } from '../jobs/job.ts'
import { defineJob } from '../jobs/job.ts'
import type { Shop } from '../shop.ts'
import { GatewayError, type GatewayStatus } from './gateway.ts'
import { findGateway } from './gateways.ts'
import type { PaymentRow } from './payments.ts'
import { getTakings } from './takings.ts'

export const RECONCILE_JOB = defineJob<{ day: string }>('reconcile', {
  retries: 5,
  retryDelaySeconds: 10,
  maxRetryDelaySeconds: 300,
})

/** Begins to compare a day with the gateways; while one comparison waits or runs, there is no second. */
export async function startReconciliation(shop: Shop, member: SignedInStaff, day: string): Promise<Takings> {
  await transaction(shop, async (shop) => {
    const startedAt = shop.clock()
    const begun = { state: 'waiting' as const, startedBy: member.id, startedAt, doneAt: null }
    const started = await shop.db
      .insert(reconciliations)
      .values({ day, ...begun })
      .onConflictDoUpdate({ target: reconciliations.day, set: begun, setWhere: eq(reconciliations.state, 'done') })
      .returning({ day: reconciliations.day })
    if (started.length > 0) await shop.jobs.enqueue(shop.db, RECONCILE_JOB, { day })
  })
  return getTakings(shop, day)
}

/** Reads only, so that it may be done twice. */
export const reconcileHandler: JobHandler<Shop> = {
  job: RECONCILE_JOB,
  async run(shop, id, data): Promise<JobOutcome> {
    await reconcile(shop, (data as { day: string }).day)
    await shop.jobs.remove(shop.db, RECONCILE_JOB, id)
    return { status: 'done' }
  },
}

interface Compared {
  payment: PaymentRow
  /** Null: the gateway knows no such payment; undefined: it could not be asked. */
  status: GatewayStatus | null | undefined
}

async function reconcile(shop: Shop, day: string): Promise<void> {
  await shop.db.update(reconciliations).set({ state: 'running' }).where(eq(reconciliations.day, day))
  const compared: Compared[] = []
  for (const payment of await listMoved(shop, day)) compared.push({ payment, status: await askFor(shop, payment) })
  await shop.db
    .update(reconciliations)
    .set({
      state: 'done',
      asked: compared.length,
      unanswered: compared.filter(({ status }) => status === undefined).length,
      totals: totalsOf(compared),
      differences: compared.flatMap(differencesOf),
      doneAt: shop.clock(),
    })
    .where(eq(reconciliations.day, day))
}

/** The gateways' payments that were opened, paid or refunded on a day: one that we think unpaid may be paid. */
function listMoved({ db }: Shop, day: string): Promise<PaymentRow[]> {
  const from = momentInCyprus(day, 0).toISOString()
  const until = momentInCyprus(addDays(day, 1), 0).toISOString()
  const isOn = (column: string) =>
    sql`${sql.raw(column)} >= ${from}::timestamptz and ${sql.raw(column)} < ${until}::timestamptz`
  const providers = sql.join(
    GATEWAY_PROVIDERS.map((one) => sql`${one}`),
    sql`, `,
  )
  return db
    .select()
    .from(payments)
    .where(sql`${payments.provider} in (${providers}) and ${payments.gatewayRef} is not null and (
      ${isOn('payments.created_at')}
      or exists (select 1 from payment_captures c where c.payment_id = payments.id and ${isOn('c.at')})
      or exists (select 1 from refunds r where r.payment_id = payments.id and ${isOn('r.done_at')}))`)
    .orderBy(payments.id)
}

async function askFor(shop: Shop, payment: PaymentRow): Promise<GatewayStatus | null | undefined> {
  const gateway = findGateway(shop.gateways, payment.provider)
  try {
    return await gateway?.findStatus({ reference: payment.reference, gatewayRef: payment.gatewayRef })
  } catch (error) {
    if (error instanceof GatewayError) return undefined
    throw error
  }
}

function totalsOf(compared: readonly Compared[]): ProviderTotals[] {
  return [...Map.groupBy(compared, ({ payment }) => payment.provider)].map(([provider, group]) => ({
    provider,
    capturedCents: sum(group, ({ payment }) => payment.capturedCents),
    gatewayCapturedCents: sum(group, ({ status }) => status?.capturedCents ?? 0),
    refundedCents: sum(group, ({ payment }) => payment.refundedCents),
    gatewayRefundedCents: sum(group, ({ status }) => status?.refundedCents ?? 0),
  }))
}

const sum = (group: readonly Compared[], centsOf: (one: Compared) => number) =>
  group.reduce((total, one) => total + centsOf(one), 0)

function differencesOf({ payment, status }: Compared): PaymentDifference[] {
  const { id: paymentId, orderId, reference, capturedCents, refundedCents } = payment
  const named = { paymentId, orderId, reference }
  if (status === undefined) return [{ ...named, what: 'unanswered', oursCents: capturedCents, theirsCents: null }]
  if (status === null) return [{ ...named, what: 'unknown', oursCents: capturedCents, theirsCents: null }]
  const captured = { ...named, oursCents: capturedCents, theirsCents: status.capturedCents }
  const refunded = { ...named, oursCents: refundedCents, theirsCents: status.refundedCents }
  return [
    ...(status.currency === payment.currency ? [] : [{ ...captured, what: 'currency' as const }]),
    ...(status.capturedCents === capturedCents ? [] : [{ ...captured, what: 'captured' as const }]),
    ...(status.refundedCents === refundedCents ? [] : [{ ...refunded, what: 'refunded' as const }]),
  ]
}
