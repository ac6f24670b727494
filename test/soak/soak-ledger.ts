import type { BankPayment } from '../../src/server/bank-page/bank-payment.ts'
import type { Shop } from '../../src/server/shop.ts'
import { type DeliveredEmail, emailLines } from './email-books.ts'
import type { LedgerLine } from './ledger-line.ts'
import { doubledOrders } from './order-lines.ts'
import { paymentLedger } from './payment-ledger.ts'
import type { Stock } from './stock-books.ts'
import type { StockWork } from './stock-clerk.ts'
import { visitLines } from './visit-lines.ts'
import type { VisitFindings } from './visitor.ts'

export interface SoakFacts {
  /** Orders that buyers were told of. */
  orders: ReadonlySet<string>
  bank: readonly BankPayment[]
  delivered: readonly DeliveredEmail[]
  visits: Pick<VisitFindings, 'bookings' | 'accounts' | 'sessions'>
  /** Before the first order. */
  stockBefore: Stock
  stockWork: StockWork
}

/** Compares the books of a shop after a soak with what everybody outside was told. */
export async function soakLedger(shop: Shop, facts: SoakFacts): Promise<LedgerLine[]> {
  const { orders, bank, delivered, visits, stockBefore, stockWork } = facts
  const expected = new Map([...stockBefore].map(([id, pieces]) => [id, pieces + (stockWork.added.get(id) ?? 0)]))
  return [
    ...(await paymentLedger(shop, { acknowledged: orders, bank, stockBefore: expected })),
    await doubledOrders(shop),
    ...(await emailLines(shop, orders, delivered)),
    ...(await visitLines(shop, visits)),
    { name: 'deliveries booked by staff, part of the pieces above', figure: stockWork.deliveries, faults: [] },
    { name: 'counts booked by staff, part of the pieces above', figure: stockWork.counts, faults: [] },
  ]
}
