import { and, eq } from 'drizzle-orm'
import type { OrderDocument } from '../../contract/documents.ts'
import { ShopError } from '../../contract/errors.ts'
import { toWire } from '../../contract/money.ts'
import { documentSignatures, taxDocuments } from '../db/invoices-schema.ts'
import type { Shop } from '../shop.ts'
import { renderDocument } from './document-pdf.ts'
import { type DocumentRow, listDocumentRows } from './store-document.ts'

/**
 * The documents of an order, oldest first. Does not check access: the caller must.
 * @param folder the path that their files are in
 */
export async function listDocuments(shop: Shop, orderId: string, folder: string): Promise<OrderDocument[]> {
  const rows = await listDocumentRows(shop, orderId)
  return rows.map((row) => toWireDocument(row, folder))
}

export const toWireDocument = ({ number, kind, issuedAt, grossCents }: DocumentRow, folder: string): OrderDocument => ({
  number,
  kind,
  issuedAt: issuedAt.toISOString(),
  total: toWire(grossCents),
  href: `${folder}/${number}.pdf`,
})

/**
 * A document as PDF.
 * @param orderId the order that it must belong to; null for any
 * @throws ShopError `not_found`
 */
export async function getDocumentPdf(shop: Shop, number: string, orderId: string | null): Promise<Buffer> {
  const isOfOrder = orderId === null ? undefined : eq(taxDocuments.orderId, orderId)
  const [found] = await shop.db
    .select({ row: taxDocuments, signature: documentSignatures.signature })
    .from(taxDocuments)
    .leftJoin(documentSignatures, eq(documentSignatures.documentId, taxDocuments.id))
    .where(and(eq(taxDocuments.number, number), isOfOrder))
  if (found === undefined) throw new ShopError('not_found')
  return renderDocument(found.row, found.signature)
}
