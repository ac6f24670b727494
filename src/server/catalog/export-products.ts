import { stringify } from 'csv-stringify/sync'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { guarded, type Separator } from './csv-file.ts'
import { swapDecimals, toCells } from './product-cells.ts'
import { COLUMNS } from './product-row.ts'
import { readFiledProducts } from './read-filed-products.ts'

const BYTE_ORDER_MARK = '\ufeff'

/**
 * All products, or those that a condition selects, as a CSV file that an import reads back. Its `stock` is for reading:
 * an import changes the stock of known products by `stock_change` only.
 * @param separator with `;` the decimals have a comma, as spreadsheets in Greek expect
 */
export async function* exportProducts(db: Db, separator: Separator, condition?: SQL): AsyncGenerator<string> {
  const write = (rows: readonly (readonly string[])[]) =>
    stringify(
      rows.map((row) => row.map(guarded)),
      { delimiter: separator, record_delimiter: '\r\n' },
    )
  yield BYTE_ORDER_MARK + write([COLUMNS])
  for await (const batch of readFiledProducts(db, condition)) {
    yield write(
      batch.map((product) => {
        const cells = toCells(product)
        const shown: Record<string, string> = separator === ';' ? swapDecimals(cells, '.', ',') : cells
        return COLUMNS.map((column) => shown[column] ?? '')
      }),
    )
  }
}
