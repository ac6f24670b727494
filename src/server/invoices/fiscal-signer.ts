import type { DocumentContent, DocumentKind } from '../../domain/tax-document.ts'

export interface DocumentToSign {
  number: string
  kind: DocumentKind
  issuedAt: Date
  content: DocumentContent
}

/**
 * The port to a fiscal device or service that signs documents. It signs what has a number already: a sale never waits
 * for it, and a document that it could not sign yet is signed later.
 */
export interface FiscalSigner {
  name: string
  /** The same document again answers the same signature. @throws where it can't be reached or refuses */
  sign(document: DocumentToSign): Promise<string>
}

/** Whether invoices of an online shop need one is a question to the accountant; see docs/decisions/0032. */
export const FISCAL_SIGNER: FiscalSigner | null = null
