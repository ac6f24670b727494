import { asc, eq, type SQL } from 'drizzle-orm'
import type { PersonalData } from '../../contract/security.ts'
import { taxDocuments } from '../db/invoices-schema.ts'
import { orders } from '../db/schema.ts'
import type { Shop } from '../shop.ts'
import { toWireDocument } from './list-documents.ts'

/** What documents hold of somebody, for whoever asks for their data (GDPR, art. 15). */
export async function listDocumentData({ db }: Shop, isOwn: SQL | undefined): Promise<PersonalData['documents']> {
  const rows = await db
    .select({ row: taxDocuments })
    .from(taxDocuments)
    .innerJoin(orders, eq(orders.id, taxDocuments.orderId))
    .where(isOwn)
    .orderBy(asc(taxDocuments.id))
  return rows.map(({ row }) => {
    const { href: _, ...document } = toWireDocument(row, '')
    return { ...document, orderId: row.orderId, buyer: { ...row.content.buyer } }
  })
}
