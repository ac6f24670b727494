import { and, asc, desc, eq, gt, gte, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import type { PaymentList, PaymentsQuery, PaymentView } from '../../contract/admin/payments.ts'
import { dayInCyprus, momentInCyprus } from '../../domain/calendar.ts'
import type { PaymentState } from '../../domain/payment.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import type { Db } from '../db/connect.ts'
import { isAfterCursor, newestCursor } from '../db/keyset.ts'
import { cardPauses, payments, refunds } from '../db/payments-schema.ts'
import { staff } from '../db/staff-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { findCardPause } from './declines.ts'
import { toWirePayment, toWireRefund } from './order-money.ts'

const OPEN: PaymentState[] = [
  'created',
  'started',
  'authorised',
  'awaiting_transfer',
  'due_on_delivery',
  'due_at_store',
]
/** Staff see at most so many refunds at once: those that wait longest. */
const MOST_REFUNDS = 200

/** A page of a view, newest first, and how many of each wait for staff. */
export async function listPayments(shop: Shop, query: PaymentsQuery): Promise<PaymentList> {
  const { view } = query
  const page = view === 'refunds' ? { payments: [], next: null } : await readPage(shop, query)
  return {
    ...page,
    refunds: view === 'refunds' ? await listOpenRefunds(shop.db) : [],
    waiting: await countWaiting(shop.db),
    cardsPausedUntil: (await findCardPause(shop))?.toISOString() ?? null,
  }
}

/** Ends the pause of cards. Repeating it changes nothing. */
export function endCardPause(shop: Shop, member: SignedInStaff): Promise<null> {
  return staffTransaction(shop, member, async ({ db, clock }) => {
    await db.update(cardPauses).set({ endsAt: clock() }).where(gt(cardPauses.endsAt, clock()))
    return null
  })
}

async function readPage(shop: Shop, { view, q, after, limit }: PaymentsQuery) {
  const { createdAt, id } = payments
  const isListed = and(isIn(shop, view), q === '' ? undefined : isFound(q))
  const rows = await shop.db
    .select({ payment: payments, cursor: newestCursor(createdAt, id) })
    .from(payments)
    .where(and(isListed, after === undefined ? undefined : isAfterCursor(createdAt, id, after)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  return {
    payments: page.map(({ payment }) => toWirePayment(payment)),
    next: rows.length > limit ? (page.at(-1)?.cursor ?? null) : null,
  }
}

function isIn(shop: Shop, view: PaymentView): SQL | undefined {
  switch (view) {
    case 'open':
      return inArray(payments.state, OPEN)
    case 'review':
      return inArray(payments.state, ['review', 'surplus'])
    case 'transfers':
      return eq(payments.state, 'awaiting_transfer')
    case 'today':
      return gte(payments.createdAt, momentInCyprus(dayInCyprus(shop.clock()), 0))
    default:
      return undefined
  }
}

/** By the beginning of a reference, which begins with the order's number, or by the gateway's number. */
function isFound(q: string): SQL | undefined {
  const typed = q.trim()
  const reference = typed.toUpperCase().replace(/[\\%_]/g, '\\$&')
  return or(like(payments.reference, `${reference}%`), eq(payments.gatewayRef, typed))
}

const isFailed = sql`(${refunds.state} = 'failed'
  and not exists (select 1 from refunds later where later.retry_of = ${refunds.id}))`
const isByHand = sql`(${refunds.state} = 'pending' and ${refunds.kind} <> 'gateway')`

async function listOpenRefunds(db: Db): Promise<PaymentList['refunds']> {
  const rows = await db
    .select({ refund: refunds, staffName: staff.name })
    .from(refunds)
    .leftJoin(staff, eq(staff.id, refunds.staffId))
    .where(or(isFailed, isByHand))
    .orderBy(asc(refunds.id))
    .limit(MOST_REFUNDS)
  return rows.map(({ refund, staffName }) => toWireRefund({ ...refund, staffName }, []))
}

async function countWaiting(db: Db): Promise<PaymentList['waiting']> {
  const { rows } = (await db.execute(sql`
    select (select count(*)::int from payments where state = 'review') as review,
      (select count(*)::int from refunds where ${isFailed} or ${isByHand}) as refunds,
      (select count(*)::int from payments where state = 'awaiting_transfer') as transfers`)) as unknown as {
    rows: PaymentList['waiting'][]
  }
  return rows[0] ?? { review: 0, refunds: 0, transfers: 0 }
}
