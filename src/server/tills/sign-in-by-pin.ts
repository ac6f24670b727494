import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { MOST_WRONG_PINS } from '../../domain/pin.ts'
import { passwordQueue, verifyPassword } from '../account/password.ts'
import { noteDown } from '../audit/staff-transaction.ts'
import { type Db, transaction } from '../db/connect.ts'
import { staff } from '../db/staff-schema.ts'
import { tills } from '../db/till-schema.ts'
import type { Actor, StaffSession } from '../http/admin-env.ts'
import { endStaffSession, startTillSession } from '../http/sessions-of-staff.ts'
import { noteEvent, noteFailure } from '../security-events/note-event.ts'
import type { Shop } from '../shop.ts'
import { findTill } from './till-rows.ts'

interface PinAttempt {
  actor: Actor
  /** Of the till that the device is. */
  token: string | null
  /** Whoever is signed in there. */
  session: StaffSession | null
}

/**
 * Starts a session at a till in place of the one before.
 * @returns the token of the session
 * @throws ShopError `not_a_till`; `wrong_pin` (also for people without a PIN), `pin_locked`, `busy`
 */
export async function signInByPin(
  shop: Shop,
  { actor, token, session }: PinAttempt,
  { staffId, pin }: { staffId: number; pin: string },
): Promise<string> {
  const till = await findTill(shop.db, token)
  if (till === null) throw new ShopError('not_a_till')
  passwordQueue.rejectWhenFull()
  const event = { kind: 'sign_in', actor: { staff: staffId }, subject: 'tills', subjectId: till.id } as const
  const stored = await noteFailure(shop, event, async () => {
    const stored = await countGuess(shop.db, staffId)
    if (!(await verifyPassword(stored ?? undefined, pin)) || stored === null) throw wrongPin()
    return stored
  })
  return transaction(shop, async (shop) => {
    const { db, clock } = shop
    await assertInUse(db, till.id)
    // A PIN that was changed, removed or used up meanwhile opens nothing.
    const isSame = and(eq(staff.id, staffId), eq(staff.pin, stored), isNull(staff.deactivatedAt))
    const unlocked = await db.update(staff).set({ pinFailures: 0 }).where(isSame).returning({ id: staff.id })
    if (unlocked.length === 0) throw wrongPin()
    if (session !== null) await endStaffSession(db, session.id)
    await noteEvent(shop, event)
    await noteDown(db, { ...actor, id: staffId }, { note: 'signed_in', subject: 'tills', subjectId: till.id })
    return startTillSession(db, { staffId, tillId: till.id }, clock())
  })
}

/**
 * Counts a guess as wrong before it is checked, so that concurrent ones cannot exceed the limit.
 * @returns the hash to check it against; null for nobody, and for people without a PIN
 * @throws ShopError `pin_locked`
 */
async function countGuess(db: Db, staffId: number): Promise<string | null> {
  const isThis = and(eq(staff.id, staffId), isNull(staff.deactivatedAt))
  const [counted] = await db
    .update(staff)
    .set({ pinFailures: sql`${staff.pinFailures} + 1` })
    .where(and(isThis, lt(staff.pinFailures, MOST_WRONG_PINS)))
    .returning({ pin: staff.pin })
  if (counted !== undefined) return counted.pin
  const [locked] = await db.select({ pin: staff.pin }).from(staff).where(isThis)
  if (locked !== undefined && locked.pin !== null) throw new ShopError('pin_locked')
  return null
}

async function assertInUse(tx: Db, tillId: number): Promise<void> {
  const isInUse = and(eq(tills.id, tillId), isNull(tills.revokedAt))
  const [till] = await tx.select({ id: tills.id }).from(tills).where(isInUse).for('share')
  if (till === undefined) throw new ShopError('not_a_till')
}

const wrongPin = () => new ShopError('wrong_pin', { fields: { pin: 'wrong_pin' } })
