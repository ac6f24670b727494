import { ORDER_STATUSES } from '../../domain/order-status.ts'
import type { PaymentState } from '../../domain/payment.ts'
import type { Database } from '../db/connect.ts'
import { DEAD_LETTER_QUEUE } from '../jobs/queues.ts'
import { type Family, labelsOf, type Sample } from './families.ts'

type Row = Readonly<Record<string, string | number | null>>

/** Reads what all processes share from the database: jobs, orders, payments, reservations. */
export async function readShopFamilies(database: Database, queues: readonly string[]): Promise<Family[]> {
  const read = async (statement: string) => (await database.execute(statement)).rows as Row[]
  const jobs = await read(JOBS)
  const orders = await read(ORDERS)
  const payments = await read(PAYMENTS)
  const [checks = {}] = await read(CHECKS)
  const reservations = await read(RESERVATIONS)
  const [dead = {}] = await read(DEAD_LETTERS)
  const ofQueue = (column: string): Sample[] =>
    queues.map((name) => [labelsOf({ job: name }), numberOf(jobs.find((row) => row.name === name)?.[column])])
  return [
    shared('shop_jobs_waiting', 'Jobs that are due and not running.', ofQueue('waiting')),
    shared('shop_jobs_active', 'Jobs that are running.', ofQueue('active')),
    shared('shop_jobs_oldest_seconds', 'How long the oldest job that is due has waited.', ofQueue('oldest')),
    shared('shop_dead_letters', 'Jobs that were given up.', [['', numberOf(dead.count)]]),
    shared(
      'shop_orders_last_day',
      'Orders of the last 24 hours, by their status now.',
      perLabel(ORDER_STATUSES, 'status', orders),
    ),
    shared(
      'shop_payments_waiting',
      'Payments that are not settled, by state.',
      perLabel(OPEN_STATES, 'state', payments),
    ),
    shared('shop_payments_overdue_seconds', 'How late the next question to a gateway is.', [
      ['', numberOf(checks.late)],
    ]),
    shared(
      'shop_reserved_pieces',
      'Pieces in open reservations.',
      perLabel(['order', 'hold', 'transfer'], 'kind', reservations),
    ),
  ]
}

const JOBS = `select name,
    count(*) filter (where state < 'active' and start_after <= now()) as waiting,
    count(*) filter (where state = 'active') as active,
    extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())) as oldest
  from pgboss.job where state <= 'active' group by name`
const DEAD_LETTERS = `select count(*) as count from pgboss.job where name = '${DEAD_LETTER_QUEUE}' and state < 'active'`
const ORDERS = `select status, count(*) as count from orders where created_at > now() - interval '1 day' group by status`
const OPEN_STATES: readonly PaymentState[] = [
  'created',
  'started',
  'authorised',
  'awaiting_transfer',
  'due_on_delivery',
  'due_at_store',
  'review',
  'surplus',
]
/** Two parts, for the two indexes. */
const PAYMENTS = [OPEN_STATES.slice(0, 6), OPEN_STATES.slice(6)]
  .map(
    (states) =>
      `select state, count(*) as count from payments where state in ('${states.join("', '")}') group by state`,
  )
  .join(' union all ')
const CHECKS = `select greatest(extract(epoch from now() - min(next_check_at)), 0) as late
  from payments where next_check_at is not null`
const RESERVATIONS = `select kind, sum(quantity) as count from reservations where closed_at is null group by kind`

const shared = (name: string, help: string, samples: Sample[]): Family => ({
  name,
  help,
  type: 'gauge',
  combine: 'first',
  samples,
})

const perLabel = (values: readonly string[], label: string, rows: readonly Row[]): Sample[] =>
  values.map((value) => [labelsOf({ [label]: value }), numberOf(rows.find((row) => row[label] === value)?.count)])

/** PostgreSQL's driver gives counts and sums as text. */
const numberOf = (value: string | number | null | undefined): number => Number(value ?? 0)
