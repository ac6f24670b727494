import { and, isNull, lt, notExists, sql } from 'drizzle-orm'
import { anonymiseCompletedOrders } from './account/close-account.ts'
import { cartItems, carts, emailTokens, rateLimits } from './db/schema.ts'
import { deleteSent } from './email/sent-emails.ts'
import { deleteEndedSessions } from './http/sessions.ts'
import { deleteExpiredStaffAccess } from './http/sessions-of-staff.ts'
import { deleteUnusedPictures } from './images/uploaded-pictures.ts'
import { deleteExpiredDocuments } from './invoices/delete-expired-documents.ts'
import { defineScheduledJob } from './jobs/job.ts'
import { FORGIVEN_AFTER_MS } from './limits/growing-limit.ts'
import { deleteOldVainSearches } from './searches/vain-searches.ts'
import { deleteOldEvents } from './security-events/delete-old-events.ts'
import type { Shop } from './shop.ts'
import { deleteOldAlerts } from './stock-alerts/confirm-alert.ts'
import { eraseDueRecords } from './vault/erase-records.ts'

const HOUR_MS = 3_600_000
const EMPTY_CART_MS = 30 * 24 * HOUR_MS
const UNUSED_PICTURE_MS = 48 * HOUR_MS
const SENT_EMAIL_MS = 365 * 24 * HOUR_MS

export const CLEANUP_JOB = defineScheduledJob('cleanup', '7 * * * *')

export async function deleteExpired(shop: Shop): Promise<void> {
  const { db } = shop
  const now = shop.clock()
  const before = (ms: number) => new Date(now.valueOf() - ms)
  await deleteEndedSessions(shop)
  await db.delete(emailTokens).where(lt(emailTokens.expiresAt, now))
  await deleteExpiredStaffAccess(shop)
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, before(FORGIVEN_AFTER_MS)))
  const itemsOf = db.select().from(cartItems).where(sql`${cartItems.cartId} = ${carts.id}`)
  await db
    .delete(carts)
    .where(and(isNull(carts.userId), lt(carts.updatedAt, before(EMPTY_CART_MS)), notExists(itemsOf)))
  await deleteSent(db, before(SENT_EMAIL_MS))
  await deleteUnusedPictures(db, before(UNUSED_PICTURE_MS))
  await anonymiseCompletedOrders(db)
  await deleteOldVainSearches(db, now)
  await deleteOldAlerts(db, now)
  await deleteExpiredDocuments(shop)
  await eraseDueRecords(shop)
  await deleteOldEvents(db, now)
}
