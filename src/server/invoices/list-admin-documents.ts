import { and, desc, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import type { AdminDocument, DocumentList, DocumentsQuery, DocumentView } from '../../contract/admin/documents.ts'
import { MOST_COUNTED } from '../../contract/admin/most-counted.ts'
import { toWire } from '../../contract/money.ts'
import type { Db } from '../db/connect.ts'
import { taxDocuments as documents, documentSignatures as signatures } from '../db/invoices-schema.ts'
import { isAfterCursor, newestCursor } from '../db/keyset.ts'
import { toWireDocument } from './list-documents.ts'

export const ADMIN_FOLDER = '/api/admin/documents'

/** A page of a view, or of what a search finds, newest first. */
export async function listAdminDocuments(db: Db, query: DocumentsQuery): Promise<DocumentList> {
  const { after, limit } = query
  const isListed = and(isIn(query.view), matches(query.q), ...isWithin(query))
  const { issuedAt, id } = documents
  const rows = await db
    .select({ row: documents, signature: signatures, cursor: newestCursor(issuedAt, id) })
    .from(documents)
    .leftJoin(signatures, eq(signatures.documentId, id))
    .where(and(isListed, after === undefined ? undefined : isAfterCursor(issuedAt, id, after)))
    .orderBy(desc(issuedAt), desc(id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const hasMore = rows.length > limit
  return {
    documents: page.map(({ row, signature }): AdminDocument => {
      const { name, company } = row.content.buyer
      return {
        ...toWireDocument(row, ADMIN_FOLDER),
        orderId: row.orderId,
        buyer: company || name,
        vat: toWire(row.vatCents),
        signature: signature === null ? 'none' : signature.signature === null ? 'failed' : 'signed',
      }
    }),
    count: after === undefined && !hasMore ? page.length : await countUpTo(db, isListed),
    next: hasMore ? (page.at(-1)?.cursor ?? null) : null,
  }
}

function isIn(view: DocumentView): SQL | undefined {
  if (view === 'all') return undefined
  if (view !== 'not_signed') return eq(documents.kind, view)
  return and(sql`${signatures.documentId} is not null`, sql`${signatures.signature} is null`)
}

/** Numbers are typed in any case. */
function matches(q: string): SQL | undefined {
  if (q === '') return undefined
  const begin = `${q.toUpperCase().replace(/[\\%_]/g, '\\$&')}%`
  return or(sql`${documents.number} like ${begin}`, sql`${documents.orderId} like ${begin}`)
}

export function isWithin({ from, to }: { from?: string | undefined; to?: string | undefined }): (SQL | undefined)[] {
  return [
    from === undefined ? undefined : gte(documents.issuedOn, from),
    to === undefined ? undefined : lte(documents.issuedOn, to),
  ]
}

async function countUpTo(db: Db, isListed: SQL | undefined): Promise<number> {
  const { rows } = (await db.execute(sql`
    select count(*)::int as count from (select 1 from ${documents}
      left join ${signatures} on ${signatures.documentId} = ${documents.id} where ${isListed ?? sql`true`}
      limit ${sql.raw(String(MOST_COUNTED))}) listed`)) as unknown as { rows: { count: number }[] }
  return rows[0]?.count ?? 0
}
