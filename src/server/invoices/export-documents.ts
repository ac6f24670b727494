import { stringify } from 'csv-stringify/sync'
import { and, asc, gt } from 'drizzle-orm'
import type { DocumentsExport } from '../../contract/admin/documents.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { DOCUMENT_WORDS } from '../../i18n/document-words.ts'
import { decimalSeparator } from '../../i18n/formats.ts'
import { LANGUAGE_TABLE } from '../../i18n/languages.ts'
import { noteExport } from '../audit/staff-transaction.ts'
import { guarded } from '../catalog/csv-file.ts'
import type { Db } from '../db/connect.ts'
import { taxDocuments as documents } from '../db/invoices-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { isWithin } from './list-admin-documents.ts'
import type { DocumentRow } from './store-document.ts'

const BATCH_SIZE = 500

/** The documents of some days as a file that spreadsheets open, in the language of the account. */
export async function exportDocuments(shop: Shop, member: SignedInStaff, days: DocumentsExport): Promise<string> {
  const { csv } = DOCUMENT_WORDS[member.language]
  const rows: string[][] = [Object.values(csv)]
  for await (const row of readDocuments(shop.db, days)) rows.push(...rowsOf(row, member.language))
  await noteExport(shop, member, { subject: 'tax_documents', subjectId: `${days.from} ${days.to}` })
  return stringify(
    rows.map((cells) => cells.map((cell) => (AMOUNT.test(cell) ? cell : guarded(cell)))),
    { bom: true, delimiter: LANGUAGE_TABLE[member.language].csvDelimiter, record_delimiter: 'windows' },
  )
}

/** Begins with a minus, and is no formula. */
const AMOUNT = /^-?\d+[.,]\d\d$/

async function* readDocuments(db: Db, days: DocumentsExport): AsyncGenerator<DocumentRow> {
  let last = 0
  for (;;) {
    const batch = await db
      .select()
      .from(documents)
      .where(and(...isWithin(days), gt(documents.id, last)))
      .orderBy(asc(documents.id))
      .limit(BATCH_SIZE)
    yield* batch
    if (batch.length < BATCH_SIZE) return
    last = batch.at(-1)?.id ?? last
  }
}

/** One row a rate. What a credit note takes away is negative, so that the columns add up. */
function rowsOf({ number, issuedOn, kind, orderId, content }: DocumentRow, language: Language): string[][] {
  const sign = kind === 'credit_note' ? -1 : 1
  const decimal = decimalSeparator(language)
  const amount = (cents: number) => ((sign * cents || 0) / 100).toFixed(2).replace('.', decimal)
  const { buyer, payment, references, rates } = content
  return rates.map(({ ratePercent, netCents, vatCents, grossCents }) => [
    number,
    issuedOn,
    DOCUMENT_WORDS[language].kinds[kind],
    orderId,
    String(ratePercent).replace('.', decimal),
    amount(netCents),
    amount(vatCents),
    amount(grossCents),
    payment,
    references.join(' '),
    buyer.company || buyer.name,
    buyer.vatNumber,
  ])
}
