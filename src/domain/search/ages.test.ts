import { expect, test } from 'vitest'
import { foldText } from '../search-key.ts'
import { ageWords, nearestAges } from './ages.ts'

test.each([
  ['For about five to seven years of age, with a low bridge.', ['xqage5', 'xqage6', 'xqage7']],
  ['Για ηλικίες οκτώ έως έντεκα, με βραχίονες που κονταίνουν έναν πόντο.', ['xqage8', 'xqage9', 'xqage10', 'xqage11']],
  ['For 3–4 years.', ['xqage3', 'xqage4']],
  ['From top to bottom, in seven colours.', []],
])('%s', (text, words) => expect(ageWords(foldText(text))).toEqual(words))

test.each([
  ['glasses for a 9 year old boy', 'xqage9'],
  ['γυαλιά για 10 χρονών', 'xqage10'],
  ['8-11 years glasses', 'xqage8'],
  ['γυαλιά για 9χρονο', 'xqage9'],
  ['kids age 7', 'xqage7'],
  ['52-18 glasses', undefined],
  ['2 years of guarantee', undefined],
  ['kids sunglasses 5 years', 'xqage5'],
  ['παιδικά γυαλιά ηλίου 6 χρόνια', 'xqage6'],
  ['sunglasses for 8 years', 'xqage8'],
  ['glasses 2 years guarantee', undefined],
])('%s', (text, word) => expect(nearestAges(foldText(text))?.at(0)).toBe(word))

test('the nearest age comes first', () => {
  expect(nearestAges('boy 12 years old')?.slice(0, 4)).toEqual(['xqage12', 'xqage11', 'xqage13', 'xqage10'])
  expect(nearestAges('my father is 60 years old')).toBeUndefined()
})
