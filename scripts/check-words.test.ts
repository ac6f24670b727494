import { expect, test } from 'vitest'
import { findReplacedWords } from './check-words.ts'

test('a replaced word is reported with its line and the term that replaces it', () => {
  expect(findReplacedWords('src/server/a.ts', 'const a = 1\n// The told world.')).toEqual([
    'src/server/a.ts:2: “told world” is replaced by: demo data',
  ])
})

test('whole words count, in names too', () => {
  expect(findReplacedWords('src/web/a.ts', 'usePress()')).toHaveLength(1)
  expect(findReplacedWords('src/web/a.ts', 'usePressure(), history, a wrung cloth')).toEqual([])
})

test('texts for shoppers are exempt', () => {
  expect(findReplacedWords('src/content/about.en.md', 'Our journey')).toEqual([])
  expect(findReplacedWords('src/server/db/migrations/0001-a.sql', '-- the told world')).toHaveLength(1)
})
