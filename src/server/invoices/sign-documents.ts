import { and, asc, eq, gte, isNull, lt, or } from 'drizzle-orm'
import { documentSignatures, taxDocuments } from '../db/invoices-schema.ts'
import { defineScheduledJob } from '../jobs/job.ts'
import type { Shop } from '../shop.ts'
import type { FiscalSigner } from './fiscal-signer.ts'
import type { DocumentRow } from './store-document.ts'

export const SIGNING_JOB = defineScheduledJob('document-signing', '*/5 * * * *')

const BATCH = 100
const MOST_ATTEMPTS = 2_000
/** Documents of before a signer was connected are not signed after the fact. */
const WINDOW_MS = 7 * 24 * 3_600_000

/** Signs what is not signed yet, oldest first. A failure is stored with its document, and tried again next time. */
export async function signDocuments(shop: Shop, signer: FiscalSigner | null): Promise<void> {
  if (signer === null) return
  const isOpen = or(
    isNull(documentSignatures.documentId),
    and(isNull(documentSignatures.signature), lt(documentSignatures.attempts, MOST_ATTEMPTS)),
  )
  const since = new Date(shop.clock().valueOf() - WINDOW_MS)
  const open = await shop.db
    .select({ row: taxDocuments, attempts: documentSignatures.attempts })
    .from(taxDocuments)
    .leftJoin(documentSignatures, eq(documentSignatures.documentId, taxDocuments.id))
    .where(and(isOpen, gte(taxDocuments.issuedAt, since)))
    .orderBy(asc(taxDocuments.id))
    .limit(BATCH)
  for (const { row, attempts } of open) await signOne(shop, signer, row, (attempts ?? 0) + 1)
}

async function signOne(shop: Shop, signer: FiscalSigner, row: DocumentRow, attempts: number): Promise<void> {
  const said = await ask(shop, signer, row)
  const set = { signer: signer.name, attempts, ...said }
  await shop.db
    .insert(documentSignatures)
    .values({ documentId: row.id, ...set })
    // Another process may have signed it meanwhile.
    .onConflictDoUpdate({ target: documentSignatures.documentId, set, setWhere: isNull(documentSignatures.signature) })
}

async function ask(shop: Shop, signer: FiscalSigner, row: DocumentRow) {
  try {
    const signature = await signer.sign(row)
    return { signature, signedAt: shop.clock(), failure: null }
  } catch (error) {
    shop.log.error({ err: error, document: row.number }, 'a document was not signed')
    return {
      signature: null,
      signedAt: null,
      failure: error instanceof Error ? error.message.slice(0, 300) : 'unknown',
    }
  }
}
