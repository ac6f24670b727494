import { createHash } from 'node:crypto'
import { asc, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { AuditProof } from '../../contract/admin/audit.ts'
import { type Db, transaction } from '../db/connect.ts'
import { audit, auditHashes } from '../db/staff-schema.ts'
import { defineScheduledJob } from '../jobs/job.ts'
import type { Shop } from '../shop.ts'

export const AUDIT_CHAIN_JOB = defineScheduledJob('audit-chain', '37 * * * *')

type AuditRow = typeof audit.$inferSelect

const BATCH_SIZE = 1000
/** Arbitrary, but the same in every process. */
const CHAIN_LOCK = 357_016_021

/**
 * Chains the hashes of entries that have none yet. The chain has its own order: an entry that was committed late may
 * have a smaller id than one that is chained already. The newest hash is logged: entries that are cut off at the end of
 * the chain together with their hashes can be noticed only outside of the database.
 * @returns the number of entries
 */
export async function chainAudit(shop: Pick<Shop, 'db' | 'log'>): Promise<number> {
  const { count, position, hash } = await transaction(shop, ({ db }) => chainBatch(db))
  if (count > 0) shop.log.info({ position, hash }, 'chained the audit')
  return count < BATCH_SIZE ? count : count + (await chainAudit(shop))
}

async function chainBatch(tx: Db) {
  await tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`)
  const [last] = await tx.select().from(auditHashes).orderBy(desc(auditHashes.position)).limit(1)
  const rows = await tx
    .select({ row: audit })
    .from(audit)
    .leftJoin(auditHashes, eq(auditHashes.auditId, audit.id))
    .where(isNull(auditHashes.auditId))
    .orderBy(asc(audit.id))
    .limit(BATCH_SIZE)
  let { position, hash } = last ?? { position: 0, hash: '' }
  const hashes = rows.map(({ row }) => {
    position++
    hash = hashOf(hash, row)
    return { position, auditId: row.id, hash }
  })
  if (hashes.length > 0) await tx.insert(auditHashes).values(hashes)
  return { count: hashes.length, position, hash }
}

/** Recomputes the chain. An entry that is missing or differs breaks it. */
export async function checkAudit(db: Db): Promise<AuditProof> {
  let last = { position: 0, hash: '' }
  while (true) {
    const links = await db
      .select({ link: auditHashes, row: audit })
      .from(auditHashes)
      .leftJoin(audit, eq(audit.id, auditHashes.auditId))
      .where(gt(auditHashes.position, last.position))
      .orderBy(asc(auditHashes.position))
      .limit(BATCH_SIZE)
    for (const { link, row } of links) {
      const isLinked = link.position === last.position + 1 && row !== null && link.hash === hashOf(last.hash, row)
      if (!isLinked) return { isIntact: false, entries: last.position, firstBrokenId: link.auditId }
      last = link
    }
    if (links.length < BATCH_SIZE) return { isIntact: true, entries: last.position, firstBrokenId: null }
  }
}

function hashOf(before: string, row: AuditRow): string {
  const { id, at, staffId, call, requestId, action, subject, subjectId, changes, hidden, note } = row
  const content = [id, at.toISOString(), staffId, call, requestId, action, subject, subjectId, changes, hidden, note]
  return createHash('sha256')
    .update(`${before}\n${JSON.stringify(content)}`)
    .digest('base64url')
}
