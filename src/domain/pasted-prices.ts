import { readPriceInput } from './price-input.ts'

export interface PastedPrices {
  prices: { sku: string; cents: number }[]
  /** Lines that are no SKU and price, counted from 1. */
  unread: { line: number; text: string }[]
}

/** Reads lines of a SKU and a price, as copied from two columns of a spreadsheet; a first line of titles is no product. */
export function readPastedPrices(text: string): PastedPrices {
  const read: PastedPrices = { prices: [], unread: [] }
  for (const [at, whole] of text.split(/\r\n|\r|\n/).entries()) {
    const line = whole.trim()
    if (line === '') continue
    const [, sku = '', amount = ''] = /^(.*?)(?:\t+|\s*;\s*|\s{2,}|\s(?=\S+$))(?:€\s*)?(\S+)$/.exec(line) ?? []
    const price = readPriceInput(amount)
    if (sku.trim() !== '' && price.is === 'price') read.prices.push({ sku: sku.trim(), cents: price.cents })
    else if (at > 0 || /\d/.test(line)) read.unread.push({ line: at + 1, text: line })
  }
  return read
}
