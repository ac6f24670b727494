import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldEmail, foldLoginName, foldUsername } from './login-name.ts'

/** All letters with a case are in the first two planes, outside Han and Hangul. */
const LAST_CODE_POINT = 0x1ffff
const isCaseless = (code: number) => code >= 0x3400 && code <= 0xf8ff && (code < 0xa000 || code > 0xabff)
const anyName = fc.string({ unit: 'binary', maxLength: 50 })
/** Letters with special case or accent rules. */
const specialName = fc.string({ unit: fc.constantFrom(...'σςΣάΆϊΐᾳᾼᾈßẞiıİIſKÅﬁéÉnñΩµａＡй'), maxLength: 12 })

describe('the fold of a username', () => {
  test.each([
    ['ΝΙΚΟΣ', ['νικος', 'νικοσ', 'Νίκος', 'ΝΊΚΟΣ', 'Ν\u0399\u0301ΚΟΣ']],
    ['ΓΙΩΡΓΟΣ', ['Γιώργος', 'γιωργος', 'ΓΙΏΡΓΟΣ']],
    ['Μαΐου', ['ΜΑΪΟΥ', 'ΜΑΙΟΥ', 'μαίου']],
    ['José', ['JOSE', 'jose\u0301', 'JOSÉ']],
    ['İstanbul', ['istanbul', 'ISTANBUL', 'ıstanbul']],
    ['straße', ['STRASSE', 'STRAẞE']],
    ['ｍａｒｉａ', ['maria', 'ＭＡＲＩＡ', 'ma\u200bria', 'mar\u00adia']],
    ['ﬁlippos', ['FILIPPOS', 'filippos']],
  ])('is the same for %s and %j', (name, others) => {
    expect(others.map(foldUsername)).toEqual(others.map(() => foldUsername(name)))
  })

  test.each([
    ['й', 'и'],
    ['が', 'か'],
    ['nikos', 'νικοσ'],
    ['maria', 'm\u0430ria'],
    ['maria', 'maria1'],
    ['ø', 'o'],
  ])('differs for %s and %s', (name, other) => {
    expect(foldUsername(name)).not.toBe(foldUsername(other))
  })

  test('keeps plain names unchanged', () => {
    expect(foldUsername('maria.g_86')).toBe('maria.g_86')
    expect(foldUsername('νικοσ')).toBe('νικοσ')
  })

  test('is the same for each character, its upper case, its lower case and its fold', () => {
    const wrong: string[] = []
    for (let code = 0; code <= LAST_CODE_POINT; code++) {
      if (isCaseless(code)) continue
      const letter = String.fromCodePoint(code)
      const fold = foldUsername(letter)
      const same = [fold, letter.toUpperCase(), letter.toLowerCase(), letter.normalize('NFD'), letter.normalize('NFKC')]
      if (same.some((other) => foldUsername(other) !== fold)) wrong.push(code.toString(16))
    }
    expect(wrong).toEqual([])
  })

  test.each([
    ['any characters', anyName],
    ['special letters', specialName],
  ])('is idempotent and ignores case and composition, for %s', (_, names) => {
    fc.assert(
      fc.property(names, (name) => {
        const fold = foldUsername(name)
        const variants = [name.toUpperCase(), name.toLowerCase(), name.normalize('NFC'), name.normalize('NFD')]
        expect([fold, ...variants].map(foldUsername)).toEqual([fold, ...variants].map(() => fold))
      }),
      { numRuns: 2000 },
    )
  })

  test('adds no control character, so that a marker made of one cannot be a username', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        fc.pre(!/\p{Cc}/u.test(name))
        expect(foldUsername(name)).not.toMatch(/\p{Cc}/u)
      }),
    )
  })
})

describe('the fold of an e-mail address', () => {
  test('lower-cases ASCII letters only', () => {
    expect(foldEmail('Maria.G@Example.COM')).toBe('maria.g@example.com')
    expect(foldEmail('miK\u212ae@example.com')).toBe('mik\u212ae@example.com')
    expect(foldEmail('İ@example.com')).toBe('İ@example.com')
    expect(foldEmail('ΝΙΚΟΣ@example.com')).toBe('ΝΙΚΟΣ@example.com')
  })

  test('never turns a non-ASCII address into an ASCII one', () => {
    fc.assert(
      fc.property(anyName, (address) => {
        const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text)
        expect(isAscii(foldEmail(address))).toBe(isAscii(address))
      }),
    )
  })
})

test('a name with an @ is folded as an address, any other as a username', () => {
  expect(foldLoginName('Νίκος')).toBe('νικοσ')
  expect(foldLoginName('MARIA@Example.com')).toBe('maria@example.com')
})
