import { expect, test } from 'vitest'
import { readPastedPrices } from './pasted-prices.ts'

test.each([
  ['A-1\t149,90', [{ sku: 'A-1', cents: 14_990 }]],
  [
    'A-1\t149.90\nB 2\t€ 1.234,50\n',
    [
      { sku: 'A-1', cents: 14_990 },
      { sku: 'B 2', cents: 123_450 },
    ],
  ],
  ['SKU\tPrice\r\nA-1\t15', [{ sku: 'A-1', cents: 1_500 }]],
  ['Κωδικός;Τιμή\nA-1;15,5', [{ sku: 'A-1', cents: 1_550 }]],
  ['A-1  15', [{ sku: 'A-1', cents: 1_500 }]],
])('%j is read', (text, prices) => {
  expect(readPastedPrices(text)).toEqual({ prices, unread: [] })
})

test('lines that are no price, or leave open which one, are named', () => {
  expect(readPastedPrices('A-1\t15\nB-2\tdear\nC-3\t1.234\nD-4').unread).toEqual([
    { line: 2, text: 'B-2\tdear' },
    { line: 3, text: 'C-3\t1.234' },
    { line: 4, text: 'D-4' },
  ])
})
