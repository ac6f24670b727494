import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { type ErrorCode, ShopError } from '../../contract/errors.ts'
import type { SecurityEventKind, SecurityOutcome } from '../../domain/security-events.ts'
import type { Db } from '../db/connect.ts'
import { securityEvents } from '../db/security-schema.ts'
import { derivedKey } from '../derived-key.ts'

export interface EventShop {
  db: Db
  clock: () => Date
  /** Commands on the server have none. */
  log?: Logger
}

interface HashingShop {
  cookieSecret: string
  clock: () => Date
}

/** Who did it: an account; `system` for a job or a command; `unknown` where no account has the name that was typed. */
export type EventActor = { customer: number } | { staff: number } | 'system' | 'unknown'

export interface SecurityEvent {
  kind: SecurityEventKind
  actor: EventActor
  /** Of what was typed as a name: guesses at one name belong together, whether or not somebody has it. */
  nameHash?: string
  sourceHash?: string
  /** A table and the id of a row: whose access was changed, what was exported. */
  subject?: string
  subjectId?: number | null
}

/** While somebody is locked out, one event in this time: their attempts cost them nothing. */
const MINUTES_OF_ONE_LOCK = 15

const OUTCOME_OF_ERROR: Partial<Record<ErrorCode, SecurityOutcome>> = {
  wrong_credentials: 'failure',
  wrong_email_or_password: 'failure',
  wrong_password: 'failure',
  wrong_code: 'failure',
  wrong_pin: 'failure',
  too_many_attempts: 'locked',
  pin_locked: 'locked',
}

/** Stores an event, in the transaction that it is part of, and writes it to the log. */
export async function noteEvent(
  { db, clock, log }: EventShop,
  event: SecurityEvent,
  outcome: SecurityOutcome = 'success',
): Promise<void> {
  const { kind, actor, nameHash = null, sourceHash = null, subject = null, subjectId = null } = event
  const row = { kind, outcome, ...columnsOf(actor), nameHash, sourceHash, subject, subjectId }
  const isNew = outcome === 'locked' ? await insertOnce(db, row, clock()) : await insert(db, row, clock())
  if (isNew) log?.info({ security: row }, 'security event')
}

/**
 * Does something whose failure is an event, such as checking a password. Call it outside of a transaction: the failure
 * would take the event back.
 */
export async function noteFailure<T>(shop: EventShop, event: SecurityEvent, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    const outcome = error instanceof ShopError ? OUTCOME_OF_ERROR[error.code] : undefined
    if (outcome !== undefined) await noteEvent(shop, event, outcome)
    throw error
  }
}

/** What was typed where a name belongs: a guess at somebody's name, or a password in the wrong field. */
export const hashOfName = ({ cookieSecret }: Pick<HashingShop, 'cookieSecret'>, name: string): string =>
  keyedHash(cookieSecret, 'names', name)

/** Its key changes daily: it shows that attempts came from one network, and follows nobody for longer. */
export const hashOfSource = ({ cookieSecret, clock }: HashingShop, address: string): string =>
  keyedHash(cookieSecret, clock().toISOString().slice(0, 10), address)

const keyedHash = (cookieSecret: string, about: string, text: string) =>
  createHmac('sha256', derivedKey(cookieSecret, `security-events ${about}`))
    .update(text)
    .digest('base64url')
    .slice(0, 22)

function columnsOf(actor: EventActor) {
  if (typeof actor === 'string') return { actor, actorId: null }
  return 'customer' in actor
    ? { actor: 'customer' as const, actorId: actor.customer }
    : { actor: 'staff' as const, actorId: actor.staff }
}

type Row = Omit<typeof securityEvents.$inferSelect, 'id' | 'at'>

async function insert(db: Db, row: Row, at: Date): Promise<boolean> {
  await db.insert(securityEvents).values({ ...row, at })
  return true
}

/**
 * Once in a while by network, so that a locked network cannot fill the table with names it makes up; without one, by
 * account. One statement whatever was there before: its time reveals nothing.
 */
async function insertOnce(db: Db, row: Row, at: Date): Promise<boolean> {
  const { kind, outcome, actor, actorId, nameHash, sourceHash, subject, subjectId } = row
  const since = new Date(at.valueOf() - MINUTES_OF_ONE_LOCK * 60_000)
  const inserted = (await db.execute(sql`
    insert into ${securityEvents} (at, kind, outcome, actor, actor_id, name_hash, source_hash, subject, subject_id)
    select ${at.toISOString()}::timestamptz, ${kind}, ${outcome}, ${actor}, ${actorId}::integer, ${nameHash}::text,
      ${sourceHash}::text, ${subject}::text, ${subjectId}::integer
    where not exists (
      select 1 from ${securityEvents}
      where at > ${since.toISOString()}::timestamptz and kind = ${kind} and outcome = ${outcome}
        and source_hash is not distinct from ${sourceHash}::text
        and (${sourceHash}::text is not null or actor_id is not distinct from ${actorId}::integer))
    returning id`)) as unknown as { rows: unknown[] }
  return inserted.rows.length > 0
}
