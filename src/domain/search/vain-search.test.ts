import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readVainSearch } from './vain-search.ts'

test.each([
  ['  Gucci   γυαλιά ', 'Gucci γυαλιά'],
  ['carrera 33', 'carrera 33'],
  ['HEL-AMA-DHV', 'HEL-AMA-DHV'],
])('of “%s” is stored “%s”', (text, shown) => {
  expect(readVainSearch(text)?.shown).toBe(shown)
})

test.each(['', ' ', 'a', '!?', 'eleni@example.com', '+357 99 112233', '12/05/1984 Ioannou', 'οδός 112233'])(
  'nothing of “%s” is stored',
  (text) => {
    expect(readVainSearch(text)).toBeNull()
  },
)

test('no key is empty or longer than 80 letters, and neither it nor the text has an @ or six digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const search = readVainSearch(text)
      if (search === null) return
      for (const part of [search.key, search.shown]) {
        expect(part.length).toBeGreaterThan(0)
        expect([...part].length).toBeLessThanOrEqual(80)
        expect(part).not.toMatch(/@|(\d\D*){6}/)
      }
    }),
  )
})
