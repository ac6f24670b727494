import fc from 'fast-check'
import { expect, test } from 'vitest'
import { preferredLanguage } from './preferred-language.ts'

test.each([
  ['el', 'el'],
  ['el-CY,el;q=0.9,en-GB;q=0.8,en;q=0.7', 'el'],
  ['en-GB,en;q=0.9,el;q=0.8', 'en'],
  ['de-DE,de;q=0.9,el;q=0.5,en;q=0.4', 'el'],
  ['en;q=0.3, el;q=0.7', 'el'],
  ['EL-gr', 'el'],
  ['en;q=0, el;q=0.1', 'el'],
  ['el,en', 'el'],
])('a browser that accepts “%s” prefers %s', (accepted, language) => {
  expect(preferredLanguage(accepted)).toBe(language)
})

test.each([undefined, '', '*', 'de', 'ru-RU,ru;q=0.9', 'el;q=0', 'el;q=x', 'elk', 'english', ';;,,'])(
  '“%s” names no language of the shop',
  (accepted) => {
    expect(preferredLanguage(accepted)).toBeUndefined()
  },
)

test('any header is read', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500 }), (header) => ['en', 'el', undefined].includes(preferredLanguage(header))),
  )
})
