import { expect, test } from 'vitest'
import { lensWord, markLenses } from './lens-words.ts'

test.each([
  ['green lenses', lensWord('green')],
  ['green polarised lenses', `${lensWord('green')} polarised`],
  ['πρασινοι πολωτικοι φακοι', `${lensWord('πρασινα')} πολωτικοι`],
  ['gold mirror', lensWord('gold mirror')],
  ['καθρεφτη χρυσο', lensWord('gold mirror')],
  ['ασημενιοσ καθρεφτησ', lensWord('silver mirror')],
  ['yellow lenses', lensWord('amber')],
])('%s is %s', (typed, read) => expect(markLenses(typed)).toBe(read))

test('dark lenses are told by their category, dark frames are not', () => {
  expect(markLenses('dark sunglasses')).toMatch(/^xqfilter\S+ sunglasses$/)
  expect(markLenses('πολυ σκουροι φακοι')).toBe(markLenses('σκουροι φακοι'))
  expect(markLenses('darkest lenses')).not.toBe(markLenses('dark lenses'))
  for (const typed of ['dark brown frames', 'σκουρα μπλε', 'lenses that darken', 'green frames']) {
    expect(markLenses(typed)).toBe(typed)
  }
})
