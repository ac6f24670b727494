import { expect, test } from 'vitest'
import { readRemittanceFile } from './remittance-file.ts'

const read = (text: string) => readRemittanceFile(text, '2026-11-09')

test.each([
  ['12,50', 1_250],
  ['12.5', 1_250],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1.234', 123_400],
  ['€ 120', 12_000],
])('%s is an amount', (text, amountCents) => {
  expect(read(`voucher;amount\nV1;"${text}"`)).toEqual([{ trackingNumber: 'V1', amountCents, key: 'V1:2026-11-09' }])
})

test.each([
  ['without the columns', 'name,sum\nV1,2'],
  ['with an amount that is none', 'voucher,amount\nV1,free'],
  ['with an amount of nothing', 'voucher,amount\nV1,0'],
  ['that is no table', '"voucher,amount\nV1,2'],
])('a file %s is refused', (_, text) => {
  expect(() => read(text)).toThrow('remittance_file_unreadable')
})

test('columns are found by any of their names, lines without a number are left out, and a number may be there twice', () => {
  const lines = ['Αριθμός Αποστολής\tΑντικαταβολή', 'V1\t10', '\t20', 'V1\t10']
  expect(read(lines.join('\n')).map(({ key }) => key)).toEqual(['V1:2026-11-09', 'V1:2026-11-09:2'])
})
