import type { Language } from './shop-facts.ts'
import type { Taxed } from './tax-rates.ts'

/** A receipt is for a sale in a store to somebody who is no company. */
export const DOCUMENT_KINDS = ['invoice', 'receipt', 'credit_note'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export interface InvoiceSettings {
  /** Of the numbers of each kind of document: two to five capital letters, each other. */
  series: Record<DocumentKind, string>
  /** How many years after that of its issue a document is kept. */
  keepYears: number
  /** At the foot of every document. */
  footer: string
  footerEl: string
}

export const DEFAULT_INVOICES: InvoiceSettings = {
  series: { invoice: 'INV', receipt: 'RCT', credit_note: 'CRN' },
  // The law asks for 6; accountants advise 8.
  keepYears: 8,
  footer: '',
  footerEl: '',
}

export interface DocumentNumber {
  series: string
  year: number
  sequence: number
}

/** `INV-2026-000001` */
export const documentNumber = ({ series, year, sequence }: DocumentNumber): string =>
  `${series}-${year}-${String(sequence).padStart(6, '0')}`

export interface DocumentLine extends Taxed {
  is: 'goods' | 'delivery' | 'cash_fee' | 'difference'
  /** Of the order's line. */
  orderItemId: number | null
  sku: string | null
  /** In the document's language. */
  name: string
  /** Further lines under the name, such as the lenses of a frame. */
  details?: readonly string[]
  quantity: number
  /** Of one piece, VAT included. */
  unitGrossCents: number
}

/** Who sells and who buys, as they were when it was issued. */
export interface DocumentSeller {
  name: string
  registrationNumber: string
  vatNumber: string
  address: string
  email: string
  phone: string
}

export interface DocumentBuyer {
  name: string
  company: string
  vatNumber: string
  address: string
  postalCode: string
  city: string
  country: string
}

/** A document as it was issued; nothing of it is looked up again. Amounts of credit notes are positive. */
export interface DocumentContent {
  language: Language
  seller: DocumentSeller
  buyer: DocumentBuyer
  orderId: string
  /** Days in Cyprus, `yyyy-mm-dd`. */
  orderedOn: string
  issuedOn: string
  /** Of the payment, or of the hand-over where it was paid then. */
  suppliedOn: string
  lines: DocumentLine[]
  /** The highest rate first. */
  rates: Taxed[]
  netCents: number
  vatCents: number
  grossCents: number
  /** In the document's language. */
  payment: string
  /** What the gateway or the bank knows the payments by. */
  references: string[]
  /** Of the payments that an invoice is for. */
  paymentIds: number[]
  /** Of a credit note: what it corrects. */
  original: { number: string; issuedOn: string } | null
  footer: string
}
