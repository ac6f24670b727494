import { expect, test } from 'vitest'
import { productSearchKeys, readProductQuery } from './product-search.ts'
import { createSynonyms, SYNONYMS } from './synonyms.ts'

const AVIATOR = {
  sku: 'HEL-AKA-GLD',
  model: 'akamas-aviator',
  name: 'Akamas Aviator, Gold',
  nameEl: 'Akamas Aviator, χρυσό',
  brand: 'Helianos',
}
const stored = productSearchKeys(AVIATOR)
const finds = (text: string, synonyms = SYNONYMS) =>
  readProductQuery(text, synonyms).every((keys) => keys.some((key) => stored.includes(key)))

test.each(['aviator', 'πιλοτικά', 'pilot χρυσό', 'golden aviator', 'helakagld', 'HEL-AKA-GLD'])(
  'finds it by %s',
  (text) => {
    expect(finds(text)).toBe(true)
  },
)

test.each(['γατίσια', 'aviator silver', 'karlotta'])('does not find it by %s', (text) => {
  expect(finds(text)).toBe(false)
})

test('what means the same is for the shop to say', () => {
  const own = createSynonyms([{ words: 'maverick, aviator' }])
  expect(finds('maverick')).toBe(false)
  expect(finds('maverick', own)).toBe(true)
  expect(finds('πιλοτικά', own)).toBe(false)
})

test('a long text is read up to 100 characters and 8 words', () => {
  expect(readProductQuery('a '.repeat(500), SYNONYMS)).toHaveLength(8)
  expect(readProductQuery('x'.repeat(5_000), SYNONYMS)).toHaveLength(1)
  expect(readProductQuery('   \u0000 🕶', SYNONYMS)).toEqual([])
})
