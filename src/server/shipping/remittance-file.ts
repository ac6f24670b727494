import { parse } from 'csv-parse/sync'
import { ShopError } from '../../contract/errors.ts'
import { separatorOf } from '../catalog/csv-file.ts'
import type { PaidCash } from './carrier.ts'

/** How carriers name the columns; in any case, with or without spaces. */
const NUMBER_COLUMNS = ['trackingnumber', 'tracking', 'voucher', 'voucherno', 'pod', 'αποστολη', 'αριθμοσαποστολησ']
const AMOUNT_COLUMNS = ['amount', 'cod', 'codamount', 'parcelcodamount', 'ποσο', 'αντικαταβολη']

/**
 * What a carrier paid, from its CSV file: a column with the tracking number and one with the amount in euro, with a
 * point or a comma. A number that is there twice counts twice.
 * @throws ShopError `remittance_file_unreadable`
 */
export function readRemittanceFile(text: string, paidOn: string): PaidCash[] {
  const [head, ...body] = readLines(text)
  const names = (head ?? []).map(fold)
  const numberAt = names.findIndex((name) => NUMBER_COLUMNS.includes(name))
  const amountAt = names.findIndex((name) => AMOUNT_COLUMNS.includes(name))
  if (numberAt < 0 || amountAt < 0) throw new ShopError('remittance_file_unreadable')
  const times = new Map<string, number>()
  return body.flatMap((cells) => {
    const trackingNumber = (cells[numberAt] ?? '').trim()
    if (trackingNumber === '') return []
    const amountCents = centsOf(cells[amountAt] ?? '')
    if (amountCents === null) throw new ShopError('remittance_file_unreadable')
    const time = (times.get(trackingNumber) ?? 0) + 1
    times.set(trackingNumber, time)
    return [{ trackingNumber, amountCents, key: [trackingNumber, paidOn, ...(time > 1 ? [time] : [])].join(':') }]
  })
}

function readLines(text: string): string[][] {
  try {
    return parse(text, { bom: true, delimiter: separatorOf(text), relax_column_count: true, skip_empty_lines: true })
  } catch {
    throw new ShopError('remittance_file_unreadable')
  }
}

const fold = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/[^\p{L}]/gu, '')

/** `1.234,50`, `1,234.50`, `12.5` and `12`: the last sign of one or two digits is the decimal one. */
function centsOf(text: string): number | null {
  const bare = text.replace(/[€\s]/g, '')
  const [, whole, decimals = ''] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(bare) ?? []
  if (whole === undefined) return null
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
  return cents > 0 ? cents : null
}
