import { expect, test } from 'vitest'
import { LONGEST_ROW, readCsv } from './csv-file.ts'

const COLUMNS = { known: ['sku', 'name'], required: ['sku'] }

test.each([
  ['quotes', `sku,name\n${'"'.repeat(LONGEST_ROW * 3)}`],
  ['separators', `sku,name\n${','.repeat(LONGEST_ROW * 3)}`],
  ['one cell', `sku,name\n${'x'.repeat(LONGEST_ROW * 3)}`],
  ['lines in quotes', `sku,name\nA,"${'x\n'.repeat(LONGEST_ROW)}`],
  ['columns', `${'a,'.repeat(LONGEST_ROW)}\n`],
])('a row of endless %s is refused when it is too long, not when it ends', (_, text) => {
  const begun = performance.now()
  const { rows, bad } = readCsv(text, COLUMNS)
  expect(rows).toEqual([])
  expect(bad).toHaveLength(1)
  expect(bad[0]?.problem).toContain(`${LONGEST_ROW}`)
  expect(performance.now() - begun).toBeLessThan(2_000)
})

test('a long row within the limit is read', () => {
  const name = 'x'.repeat(LONGEST_ROW / 2)
  expect(readCsv(`sku,name\nA,${name}\n`, COLUMNS)).toEqual({ rows: [{ line: 2, cells: { sku: 'A', name } }], bad: [] })
})
