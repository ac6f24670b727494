/** A line of a bank's file. The amount is in integer cents: above 0 came in, below 0 went out. */
export interface BankLine {
  /** 1 is the first of the file. */
  line: number
  /** `yyyy-mm-dd` */
  day: string
  amountCents: number
  /** Everything else that the bank wrote, which has the reference somewhere. */
  text: string
}

export type BankFileProblem = 'no_heading' | 'no_amount' | 'no_date' | 'too_many_lines'

const HEADINGS = {
  date: /^(?:.*\b(?:booking|posting|transaction|value)\s)?date\b|ημερομηνια|ημ\/?νια/,
  credit: /credit|money in|paid in|πιστωσ|καταθεσ|εισροη/,
  debit: /debit|money out|paid out|χρεωσ|αναληψ|εκροη/,
  amount: /amount|ποσο/,
}
/** Account numbers, names and balances may stand above the table. */
const MOST_LINES_ABOVE = 30
const MOST_LINES = 5_000
/** No bank writes more; references are looked for in all of it. */
const LONGEST_TEXT = 1_000

/** Reads the table of a bank's file, whichever bank: its columns are known by their headings, in Greek or English. */
export function readBankRows(
  rows: readonly (readonly string[])[],
): { lines: BankLine[]; problem: null } | { lines: []; problem: BankFileProblem } {
  if (rows.length > MOST_LINES) return { lines: [], problem: 'too_many_lines' }
  const at = rows.slice(0, MOST_LINES_ABOVE).findIndex((row) => columnOf(row, 'date') >= 0 && row.length > 2)
  const heading = rows[at]
  if (heading === undefined) return { lines: [], problem: 'no_heading' }
  const columns = {
    date: columnOf(heading, 'date'),
    credit: columnOf(heading, 'credit'),
    debit: columnOf(heading, 'debit'),
    amount: columnOf(heading, 'amount'),
  }
  if (columns.credit < 0 && columns.amount < 0) return { lines: [], problem: 'no_amount' }
  const lines = rows.slice(at + 1).flatMap((row, index) => readLine(row, columns, at + index + 2) ?? [])
  return lines.length === 0 ? { lines: [], problem: 'no_date' } : { lines, problem: null }
}

const columnOf = (row: readonly string[], name: keyof typeof HEADINGS) =>
  row.findIndex((cell) => HEADINGS[name].test(plain(cell)))

/** Small letters without accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

function readLine(row: readonly string[], columns: Record<keyof typeof HEADINGS, number>, line: number) {
  const day = readDay(row[columns.date] ?? '')
  const credit = columns.credit < 0 ? null : readSignedCents(row[columns.credit] ?? '')
  const debit = columns.debit < 0 ? null : readSignedCents(row[columns.debit] ?? '')
  const amount = columns.amount < 0 ? null : readSignedCents(row[columns.amount] ?? '')
  const amountCents = credit || (debit ? -Math.abs(debit) : amount)
  if (day === null || amountCents === null || amountCents === 0) return null
  const used = Object.values(columns)
  const text = row
    .filter((cell, index) => !used.includes(index) && cell.trim() !== '')
    .join(' · ')
    .slice(0, LONGEST_TEXT)
  return { line, day, amountCents, text }
}

/** `2026-11-20`, `20/11/2026`, `20.11.26`; with a time behind it or without. */
export function readDay(text: string): string | null {
  const iso = /^\s*(\d{4})-(\d\d)-(\d\d)/.exec(text)
  if (iso) return iso.slice(1, 4).join('-')
  const [, day = '', month = '', year = ''] = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d\d)\b/.exec(text) ?? []
  if (year === '' || Number(month) > 12 || Number(day) > 31) return null
  return [year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

/** `1.234,56`, `1,234.56`, `-85,00`, `85.00 CR`, `(85.00)`; null where it is no amount. */
export function readSignedCents(text: string): number | null {
  const typed = text.replace(/€|EUR|\s/gi, '')
  const isNegative = /^[(-]|DR$|-$/i.test(typed)
  const digits = typed.replace(/^[(+-]|[)-]$|[CD]R$/gi, '')
  if (!/^\d[\d.,]*$/.test(digits)) return null
  const [, decimals = ''] = /[.,](\d{1,2})$/.exec(digits) ?? []
  const whole = decimals === '' ? digits : digits.slice(0, -decimals.length - 1)
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
  if (!Number.isSafeInteger(cents)) return null
  return isNegative ? -cents : cents
}

/** Greek capitals that look like Latin ones: some banks write a reference with them. */
const LATIN: Record<string, string> = {
  ...{ Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: 'I', Κ: 'K', Μ: 'M' },
  ...{ Ν: 'N', Ο: 'O', Ρ: 'P', Τ: 'T', Υ: 'Y', Χ: 'X' },
}

/** The order numbers that a text may hold, with their dashes or without. */
export function findOrderNumbers(text: string): string[] {
  const letters = [...text.toUpperCase()].map((letter) => LATIN[letter] ?? letter).join('')
  const joined = letters.replace(/[^0-9A-Z]/g, '')
  const found = [...joined.matchAll(/(?=EE([0-9A-HJKMNP-TV-Z]{4})([0-9A-HJKMNP-TV-Z]{4})([0-9A-HJKMNP-TV-Z]{4}))/g)]
  return [...new Set(found.map(([, ...parts]) => `EE-${parts.join('-')}`))]
}
