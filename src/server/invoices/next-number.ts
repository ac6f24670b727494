import { sql } from 'drizzle-orm'
import { type DocumentKind, type DocumentNumber, documentNumber } from '../../domain/tax-document.ts'
import { documentSeries } from '../db/invoices-schema.ts'
import type { Shop } from '../shop.ts'

/**
 * Takes the next number of a kind of document. Whoever takes one holds the series until the transaction ends: of two
 * at once the second waits, and a number whose transaction is rolled back is given again. Take it last.
 * @param day `yyyy-mm-dd` in Cyprus
 */
export async function takeNumber(
  shop: Shop,
  kind: DocumentKind,
  day: string,
): Promise<DocumentNumber & { number: string }> {
  const series = shop.settings.current().invoices.series[kind]
  const year = Number(day.slice(0, 4))
  const [row] = await shop.db
    .insert(documentSeries)
    .values({ series, year, next: 2 })
    .onConflictDoUpdate({
      target: [documentSeries.series, documentSeries.year],
      set: { next: sql`${documentSeries.next} + 1` },
    })
    .returning({ next: documentSeries.next })
  if (row === undefined) throw new Error(`series ${series} has no next number`)
  const taken = { series, year, sequence: row.next - 1 }
  return { ...taken, number: documentNumber(taken) }
}
