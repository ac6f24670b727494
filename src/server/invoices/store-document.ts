import { asc, eq } from 'drizzle-orm'
import { dayInCyprus } from '../../domain/calendar.ts'
import type { ShopSettings } from '../../domain/settings.ts'
import { SHOP_NAME } from '../../domain/shop-facts.ts'
import type { Taxed } from '../../domain/tax.ts'
import type { DocumentBuyer, DocumentContent, DocumentKind, DocumentSeller } from '../../domain/tax-document.ts'
import { localized } from '../../i18n/languages.ts'
import { taxDocuments } from '../db/invoices-schema.ts'
import { sellerAddress } from '../email/signature.ts'
import { addOrderEvent } from '../orders/order-events.ts'
import type { OrderRow } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'
import { takeNumber } from './next-number.ts'

export type DocumentRow = typeof taxDocuments.$inferSelect

/** What differs from one document of an order to the next. */
export interface NewDocument
  extends Pick<DocumentContent, 'lines' | 'rates' | 'suppliedOn' | 'payment' | 'references' | 'paymentIds'> {
  kind: DocumentKind
  part: number | null
  refundId: number | null
  original: DocumentRow | null
}

/** The documents of an order, oldest first. */
export const listDocumentRows = ({ db }: Pick<Shop, 'db'>, orderId: string): Promise<DocumentRow[]> =>
  db.select().from(taxDocuments).where(eq(taxDocuments.orderId, orderId)).orderBy(asc(taxDocuments.id))

/** Numbers a document and stores it for good. Call it in a transaction that has locked the order. */
export async function storeDocument(shop: Shop, order: OrderRow, given: NewDocument): Promise<DocumentRow> {
  const { kind, part, refundId, original, ...content } = given
  const settings = shop.settings.current()
  const issuedAt = shop.clock()
  const issuedOn = dayInCyprus(issuedAt)
  const sums = sumsOf(content.rates)
  const { number, ...place } = await takeNumber(shop, kind, issuedOn)
  const [row] = await shop.db
    .insert(taxDocuments)
    .values({
      ...{ number, ...place, kind, part, refundId, orderId: order.id, originalId: original?.id ?? null },
      ...{ issuedAt, issuedOn, ...sums },
      keepUntil: `${place.year + settings.invoices.keepYears}-12-31`,
      content: {
        ...content,
        ...sums,
        issuedOn,
        language: order.language,
        orderId: order.id,
        orderedOn: dayInCyprus(order.createdAt),
        seller: sellerOf(order, settings),
        buyer: buyerOf(order),
        original: original && { number: original.number, issuedOn: original.issuedOn },
        footer: localized(settings.invoices, 'footer', order.language),
      },
    })
    .returning()
  if (row === undefined) throw new Error(`document ${number} was not stored`)
  const details = { event: kind, amountCents: row.grossCents, reference: number }
  await addOrderEvent(shop.db, { orderId: order.id, kind: 'document_issued', details, staffId: null, at: issuedAt })
  return row
}

function sumsOf(rates: readonly Taxed[]) {
  const sum = (key: 'netCents' | 'vatCents' | 'grossCents') => rates.reduce((all, rate) => all + rate[key], 0)
  return { netCents: sum('netCents'), vatCents: sum('vatCents'), grossCents: sum('grossCents') }
}

function sellerOf({ language }: OrderRow, settings: ShopSettings): DocumentSeller {
  const { company, contact } = settings
  return {
    name: company.name || SHOP_NAME,
    registrationNumber: company.registrationNumber,
    vatNumber: company.vatNumber,
    address: sellerAddress(language, settings),
    email: contact.email,
    phone: contact.phone,
  }
}

/** Orders of before companies could be named have no such fields. */
export function buyerOf({ billingAddress }: Pick<OrderRow, 'billingAddress'>): DocumentBuyer {
  const { firstName, lastName, address, postalCode, city, country } = billingAddress
  const { company = '', vatNumber = '' } = billingAddress as { company?: string; vatNumber?: string }
  return { name: `${firstName} ${lastName}`.trim(), company, vatNumber, address, postalCode, city, country }
}
