import { describe, expect, test } from 'vitest'
import { findOrderNumbers, readBankRows, readDay, readSignedCents } from './bank-file.ts'

test.each([
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['-85,00', -8_500],
  ['85.00 CR', 8_500],
  ['85.00DR', -8_500],
  ['(12,5)', -1_250],
  ['€ 1.000', 100_000],
  ['', null],
  ['n/a', null],
] as const)('%s is %s cents', (text, cents) => {
  expect(readSignedCents(text)).toBe(cents)
})

test.each([
  ['20/11/2026', '2026-11-20'],
  ['2026-11-20T00:00', '2026-11-20'],
  ['3.1.26', '2026-01-03'],
  ['20/13/2026', null],
  ['Total', null],
] as const)('%s is the day %s', (text, day) => {
  expect(readDay(text)).toBe(day)
})

test.each([
  ['INV EE-0123-4567-89AB thanks', ['EE-0123-4567-89AB']],
  ['ee0123 4567 89ab', ['EE-0123-4567-89AB']],
  ['ΕΕ-0123-4567-89ΑΒ-1', ['EE-0123-4567-89AB']],
  ['FEE 12', []],
] as const)('%s holds %s', (text, numbers) => {
  expect(findOrderNumbers(text)).toEqual(numbers)
})

describe('a bank’s file', () => {
  test('is read with Greek headings, and with credit and debit apart', () => {
    const rows = [
      ['Λογαριασμός', '357001'],
      ['Ημερομηνία', 'Περιγραφή', 'Χρέωση', 'Πίστωση', 'Υπόλοιπο'],
      ['20/11/2026', 'ΕΜΒΑΣΜΑ EE01234567 89AB', '', '85,00', '1.085,00'],
      ['21/11/2026', 'Προμήθεια', '1,50', '', '1.083,50'],
      ['', 'Σύνολο', '1,50', '85,00', ''],
    ]
    const { lines, problem } = readBankRows(rows)
    expect(problem).toBeNull()
    expect(lines).toMatchObject([
      { line: 3, day: '2026-11-20', amountCents: 8_500 },
      { line: 4, day: '2026-11-21', amountCents: -150 },
    ])
    expect(lines[0]?.text).toContain('EE01234567 89AB')
  })

  test('has texts of a bounded length, whatever a file holds', () => {
    const rows = [
      ['Date', 'Details', 'Amount'],
      ['2026-11-20', 'EE-'.repeat(600_000), '85.00'],
    ]
    expect(readBankRows(rows).lines[0]?.text).toHaveLength(1_000)
  })

  test('is read with English headings and one signed amount', () => {
    const rows = [
      ['Transaction Date', 'Value date', 'Amount', 'Details', 'Reference'],
      ['2026-11-20', '2026-11-20', '85.00', 'J SMITH', 'EE-0123-4567-89AB'],
    ]
    expect(readBankRows(rows).lines).toMatchObject([{ line: 2, amountCents: 8_500 }])
  })

  test.each([
    ['no_heading', [['a', 'b', 'c']]],
    [
      'no_amount',
      [
        ['Date', 'Text', 'Balance'],
        ['20/11/2026', 'x', '1'],
      ],
    ],
    [
      'no_date',
      [
        ['Date', 'Text', 'Amount'],
        ['soon', 'x', '1'],
      ],
    ],
  ] as const)('that can’t be read says why: %s', (problem, rows) => {
    expect(readBankRows(rows)).toEqual({ lines: [], problem })
  })
})
