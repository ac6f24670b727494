import { and, eq, isNull, lt, ne, notExists, or } from 'drizzle-orm'
import { dayInCyprus } from '../domain/calendar.ts'
import { type DatedName, pastBefore, type RetentionName } from '../domain/retention.ts'
import { anonymiseCompletedOrders, leaveOrders } from './account/close-account.ts'
import { transaction } from './db/connect.ts'
import { lensJobs } from './db/lens-jobs-schema.ts'
import { lensChoices, lensDrafts } from './db/lenses-schema.ts'
import {
  appointments,
  cartItems,
  carts,
  emailTokens,
  newsletterSubscribers,
  orderItems,
  orders,
  rateLimits,
} from './db/schema.ts'
import { deleteSent } from './email/sent-emails.ts'
import { deleteEndedSessions } from './http/sessions.ts'
import { deleteExpiredStaffAccess } from './http/sessions-of-staff.ts'
import { deleteUnusedPictures } from './images/uploaded-pictures.ts'
import { deleteExpiredDocuments } from './invoices/delete-expired-documents.ts'
import { defineScheduledJob } from './jobs/job.ts'
import { DAY_MINUTES, MINUTE_MS } from './limits/limit.ts'
import { deleteOldVainSearches } from './searches/vain-searches.ts'
import { deleteOldEvents } from './security-events/delete-old-events.ts'
import type { Shop } from './shop.ts'
import { deleteOldAlerts } from './stock-alerts/confirm-alert.ts'
import { eraseDueRecords } from './vault/erase-records.ts'

const EMPTY_CART_MS = 30 * 86_400_000

export const CLEANUP_JOB = defineScheduledJob('cleanup', '7 * * * *')

type SweptName = Exclude<RetentionName, DatedName>

/** Deletes what is past its time. Each gets the time before which it is. */
const SWEEPS: Readonly<Record<SweptName, (shop: Shop, before: Date) => Promise<unknown>>> = {
  sessions: deleteEndedSessions,
  links: ({ db, clock }, before) =>
    db.delete(emailTokens).where(or(lt(emailTokens.expiresAt, clock()), lt(emailTokens.createdAt, before))),
  addresses: deleteForgivenFailures,
  carts: deleteOldGuestCarts,
  lenses: deleteUnorderedLenses,
  drafts: ({ db }, before) => db.delete(lensDrafts).where(lt(lensDrafts.savedAt, before)),
  emails: ({ db }, before) => deleteSent(db, before),
  appointments: ({ db }, before) =>
    db
      .delete(appointments)
      .where(
        or(
          lt(appointments.endsAt, before),
          and(isNull(appointments.endsAt), lt(appointments.date, dayInCyprus(before))),
        ),
      ),
  alerts: ({ db, clock }, before) => deleteOldAlerts(db, clock(), before),
  newsletter: deleteWithoutConsent,
  orders: (shop, before) =>
    transaction(shop, (shop) => leaveOrders(shop, and(lt(orders.createdAt, before), ne(orders.formHash, '')))),
  staffAccess: deleteExpiredStaffAccess,
  security: ({ db }, before) => deleteOldEvents(db, before),
  searches: ({ db }, before) => deleteOldVainSearches(db, before),
  pictures: ({ db }, before) => deleteUnusedPictures(db, before),
}

/** Runs every rule of retention, and what has a last day of its own. */
export async function deleteExpired(shop: Shop): Promise<void> {
  const now = shop.clock()
  for (const name of Object.keys(SWEEPS) as SweptName[]) await SWEEPS[name](shop, pastBefore(name, now))
  await anonymiseCompletedOrders(shop.db)
  await deleteExpiredDocuments(shop)
  await eraseDueRecords(shop)
}

/** A wait lasts a day at most, and its row is dated at its end. */
async function deleteForgivenFailures({ db }: Shop, before: Date): Promise<void> {
  const dueBefore = new Date(before.valueOf() + DAY_MINUTES * MINUTE_MS)
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, dueBefore))
}

/** Empty ones earlier: nobody misses them. */
async function deleteOldGuestCarts({ db, clock }: Shop, before: Date): Promise<void> {
  const itemsOf = db.select().from(cartItems).where(eq(cartItems.cartId, carts.id))
  const emptyBefore = new Date(clock().valueOf() - EMPTY_CART_MS)
  const isEmpty = and(lt(carts.updatedAt, emptyBefore), notExists(itemsOf))
  await db.delete(carts).where(and(isNull(carts.userId), or(lt(carts.updatedAt, before), isEmpty)))
}

async function deleteUnorderedLenses({ db }: Shop, before: Date): Promise<void> {
  const inCart = db.select().from(cartItems).where(eq(cartItems.lensChoiceId, lensChoices.id))
  const ordered = db.select().from(orderItems).where(eq(orderItems.lensChoiceId, lensChoices.id))
  const inWork = db.select().from(lensJobs).where(eq(lensJobs.lensChoiceId, lensChoices.id))
  await db
    .delete(lensChoices)
    .where(and(lt(lensChoices.createdAt, before), notExists(inCart), notExists(ordered), notExists(inWork)))
}

async function deleteWithoutConsent({ db }: Shop, before: Date): Promise<void> {
  const { status, askedAt, leftAt } = newsletterSubscribers
  const wasNotConfirmed = and(eq(status, 'pending'), lt(askedAt, before))
  await db.delete(newsletterSubscribers).where(or(wasNotConfirmed, and(eq(status, 'unsubscribed'), lt(leftAt, before))))
}
