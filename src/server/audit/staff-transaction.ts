import { sql } from 'drizzle-orm'
import { type Db, transaction } from '../db/connect.ts'
import { audit } from '../db/staff-schema.ts'
import type { Actor } from '../http/admin-env.ts'
import { type EventShop, noteEvent } from '../security-events/note-event.ts'

/**
 * A transaction whose changes triggers write into the audit, with who made them in which call. Every change by staff is
 * made in one; `audit_changes` in migrations/0013-staff.sql puts a table under the audit.
 */
export function staffTransaction<S extends { db: Db }, T>(
  shop: S,
  { id, call, requestId }: Actor,
  work: (shop: S) => Promise<T>,
): Promise<T> {
  const staff = id === null ? 'command' : String(id)
  return transaction(shop, async (shop) => {
    await shop.db.execute(sql`select set_config('shop.staff', ${staff}, true), set_config('shop.call', ${call}, true),
      set_config('shop.request', ${requestId ?? ''}, true)`)
    return work(shop)
  })
}

export interface Note {
  note: 'viewed' | 'printed' | 'exported' | 'signed_in'
  /** A table, or what else was looked at. */
  subject: string
  subjectId: string | number | null
}

/** Stores in the audit what changes no row: looks, prints and exports. It must hold no personal values. */
export async function noteDown(db: Db, actor: Actor, { note, subject, subjectId }: Note): Promise<void> {
  await db.insert(audit).values({
    staffId: actor.id,
    call: actor.call,
    requestId: actor.requestId,
    action: 'note',
    note,
    subject,
    subjectId: subjectId === null ? null : String(subjectId),
  })
}

/** Stores an export in the audit and among the security events. */
export async function noteExport(shop: EventShop, actor: SignedInActor, what: Omit<Note, 'note'>): Promise<void> {
  const { subject, subjectId } = what
  await noteDown(shop.db, actor, { note: 'exported', ...what })
  const id = typeof subjectId === 'number' ? subjectId : null
  await noteEvent(shop, { kind: 'export', actor: { staff: actor.id }, subject, subjectId: id })
}

type SignedInActor = Actor & { id: number }
