import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGuessable } from './guessable-password.ts'

const common = new Set(['qwerty123', 'dragon'])
const about = ['katerina', 'katerina.p@example.com', 'Κατερίνα', null, undefined, 'jo']
const isRefused = (password: string) => isGuessable(password, { common, about })

test.each([
  ['a common one', 'qwerty123'],
  ['a common one in capitals', 'QWERTY123'],
  ['a common one in full-width letters', 'ｄｒａｇｏｎ'],
  ['the shop’s name', 'Elegance'],
  ['the shop’s name with digits', 'elegance2026!'],
  ['the shop’s whole name', 'Elegance-Eyewear'],
  ['a town', 'limassol'],
  ['a town in Greek, with accents and capitals', 'ΛΕΥΚΩΣΊΑ1'],
  ['a word that ends in sigma', 'κύπρος'],
  ['a club', 'apoel1926'],
  ['the username', 'katerina'],
  ['the username with a year', 'Katerina1990'],
  ['the address', 'katerina.p@example.com'],
  ['what stands before the @', 'Katerina.P'],
  ['the name in Greek', 'κατερινα7'],
])('%s is refused', (_, password) => {
  expect(isRefused(password)).toBe(true)
})

test.each(['katerina-secret', 'a-new-one', 'maria-demo', 'elegant giraffes', '48151623', 'jo4815', 'πράσινο άλογο'])(
  '%s is accepted',
  (password) => {
    expect(isRefused(password)).toBe(false)
  },
)

test('whatever is common is refused in any case, and digits are no words', () => {
  fc.assert(
    fc.property(fc.constantFrom(...common), fc.infiniteStream(fc.boolean()), (password, capitals) => {
      const next = capitals[Symbol.iterator]()
      const typed = [...password].map((letter) => (next.next().value ? letter.toUpperCase() : letter)).join('')
      expect(isRefused(typed)).toBe(true)
    }),
  )
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9!-]{6,20}$/), (password) => {
      expect(isRefused(password)).toBe(false)
    }),
  )
})
