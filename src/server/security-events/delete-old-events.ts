import { lt } from 'drizzle-orm'
import { SECURITY_EVENT_DAYS } from '../../domain/security-events.ts'
import type { Db } from '../db/connect.ts'
import { securityEvents } from '../db/security-schema.ts'

const DAY_MS = 86_400_000

/** By the database's clock too, since its trigger refuses to delete younger ones. */
export async function deleteOldEvents(db: Db, before: Date): Promise<void> {
  const latest = new Date(Math.min(before.valueOf(), Date.now() - SECURITY_EVENT_DAYS * DAY_MS))
  await db.delete(securityEvents).where(lt(securityEvents.at, latest))
}
