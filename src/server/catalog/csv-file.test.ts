import { expect, test } from 'vitest'
import { LONGEST_ROW, readCsv } from './csv-file.ts'

const COLUMNS = { known: ['sku', 'name'], required: ['sku'] }

test.each([
  ['quotes', `sku,name\n${'"'.repeat(LONGEST_ROW * 3)}`],
  ['separators', `sku,name\n${','.repeat(LONGEST_ROW * 3)}`],
  ['one cell', `sku,name\n${'x'.repeat(LONGEST_ROW * 3)}`],
  ['lines in quotes', `sku,name\nA,"${'x\n'.repeat(LONGEST_ROW)}`],
  ['columns', `${'a,'.repeat(LONGEST_ROW)}\n`],
])('a row of endless %s is refused when it is too long, not when it ends', async (_, text) => {
  const begun = performance.now()
  const { rows, bad } = await readCsv(text, COLUMNS)
  expect(rows).toEqual([])
  expect(bad).toHaveLength(1)
  expect(bad[0]?.problem).toContain(`${LONGEST_ROW}`)
  expect(performance.now() - begun).toBeLessThan(2_000)
})

test('a long row within the limit is read', async () => {
  const name = 'x'.repeat(LONGEST_ROW / 2)
  expect(await readCsv(`sku,name\nA,${name}\n`, COLUMNS)).toEqual({
    rows: [{ line: 2, cells: { sku: 'A', name } }],
    bad: [],
  })
})

test('a long file is read in turns with whatever else the process does', async () => {
  const rows = 20_000
  const text = `sku,name\n${Array.from({ length: rows }, (_, row) => `A${row},${'x'.repeat(40)}\n`).join('')}`
  let turns = 0
  let isOver = false
  const takeTurn = () => {
    turns++
    if (!isOver) setImmediate(takeTurn)
  }
  setImmediate(takeTurn)
  const read = await readCsv(text, COLUMNS)
  isOver = true
  expect([read.rows.length, read.bad]).toEqual([rows, []])
  expect(read.rows.at(-1)).toEqual({ line: rows + 1, cells: { sku: `A${rows - 1}`, name: 'x'.repeat(40) } })
  expect(turns).toBeGreaterThan(10)
})
