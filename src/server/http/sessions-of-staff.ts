import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import { TILL_IDLE_MINUTES } from '../../domain/pin.ts'
import type { Db } from '../db/connect.ts'
import { type SessionStage, staff, staffInvitations, staffSessions } from '../db/staff-schema.ts'
import { tills } from '../db/till-schema.ts'
import type { Shop } from '../shop.ts'
import { hashToken } from './sessions.ts'

const MINUTE_MS = 60_000
const TILL_IDLE_MS = TILL_IDLE_MINUTES * MINUTE_MS
/** For the second factor. */
const SIGN_IN_MS = 10 * MINUTE_MS
const SEEN_AT_PRECISION_MS = MINUTE_MS
const CONFIRMATION_MS = 5 * MINUTE_MS

type StaffShop = Pick<Shop, 'db' | 'clock' | 'config'>

/**
 * Starts a session. One in its last stage has just been confirmed.
 * @returns the token for the cookie. The database stores only its hash.
 */
export function startStaffSession(tx: Db, staffId: number, stage: SessionStage, now: Date): Promise<string> {
  return insertSession(tx, { staffId, stage, confirmedAt: stage === 'full' ? now : null, tillId: null }, now)
}

/** Starts a session by PIN: never confirmed, and with a shorter idle time. */
export const startTillSession = (tx: Db, at: { staffId: number; tillId: number }, now: Date): Promise<string> =>
  insertSession(tx, { ...at, stage: 'full', confirmedAt: null }, now)

type NewSession = Pick<typeof staffSessions.$inferSelect, 'staffId' | 'stage' | 'confirmedAt' | 'tillId'>

async function insertSession(tx: Db, session: NewSession, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.insert(staffSessions).values({ ...session, tokenHash: hashToken(token), createdAt: now, seenAt: now })
  if (session.stage === 'full') await tx.update(staff).set({ lastSeenAt: now }).where(eq(staff.id, session.staffId))
  return token
}

/** The session with its staff member, unless it is idle or over, or the member was deactivated. */
export async function findStaffSession({ db, clock, config }: StaffShop, token: string) {
  const { idleMs, longestMs } = config.sessions.staff
  const now = clock()
  const since = (ms: number) => new Date(now.valueOf() - ms)
  const { tokenHash, stage, createdAt, seenAt, tillId } = staffSessions
  const isCurrent = or(eq(stage, 'full'), gt(createdAt, since(SIGN_IN_MS)))
  const isAwake = or(gt(seenAt, since(TILL_IDLE_MS)), and(isNull(tillId), gt(seenAt, since(idleMs))))
  const isFresh = and(isAwake, gt(createdAt, since(longestMs)), isCurrent)
  const [found] = await db
    .select({ session: staffSessions, member: staff, till: tills })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .leftJoin(tills, eq(tills.id, tillId))
    .where(and(eq(tokenHash, hashToken(token)), isFresh, isNull(staff.deactivatedAt), isNull(tills.revokedAt)))
  if (found === undefined) return null
  if (found.session.seenAt < since(SEEN_AT_PRECISION_MS)) {
    await db.update(staffSessions).set({ seenAt: now }).where(eq(staffSessions.id, found.session.id))
    await db.update(staff).set({ lastSeenAt: now }).where(eq(staff.id, found.member.id))
  }
  return found
}

/** Returns until when it counts. */
export async function confirmStaffSession(db: Db, sessionId: string, now: Date): Promise<Date> {
  await db.update(staffSessions).set({ confirmedAt: now }).where(eq(staffSessions.id, sessionId))
  return confirmedUntil(now)
}

export const confirmedUntil = (confirmedAt: Date): Date => new Date(confirmedAt.valueOf() + CONFIRMATION_MS)

export async function endStaffSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.id, sessionId))
}

/** Returns how many there were. */
export async function endStaffSessions(tx: Db, staffId: number, except: string | null = null): Promise<number> {
  const isOther = except === null ? undefined : ne(staffSessions.id, except)
  const ended = await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), isOther))
    .returning({ id: staffSessions.id })
  return ended.length
}

export async function endTillSessions(tx: Db, of: { tillId: number } | { staffId: number }): Promise<void> {
  const isMeant = 'tillId' in of ? eq(staffSessions.tillId, of.tillId) : eq(staffSessions.staffId, of.staffId)
  await tx.delete(staffSessions).where(and(isMeant, isNotNull(staffSessions.tillId)))
}

export async function deleteExpiredStaffAccess({ db, clock, config }: StaffShop): Promise<void> {
  const now = clock()
  const { idleMs, longestMs } = config.sessions.staff
  const before = (ms: number) => new Date(now.valueOf() - ms)
  const { seenAt, createdAt } = staffSessions
  await db.delete(staffSessions).where(or(lt(seenAt, before(idleMs)), lt(createdAt, before(longestMs))))
  await db.delete(staffInvitations).where(lt(staffInvitations.expiresAt, now))
}
