import { expect, test } from 'vitest'
import { lensWord } from './lens-words.ts'
import { lensWordsOf, reword, withoutPowerOfSun } from './wording.ts'

test.each([
  ['Foo, Gold Mirror', 'foo gold mirror'],
  ['Akamas Aviator, Silver Mirror', 'silver mirrored'],
  ['Bar Blue Lens', 'bar blue lenses'],
])('whoever types the lenses in the name %s finds it: %s', (name, q) => {
  expect(reword(q).split(' ')).toContain(lensWordsOf(name))
})

test('a name without lenses has no word of them, and a mirror is told from a frame', () => {
  expect(['Lens Cloths, Aegean', 'Mirrored Silver', 'Carlotta, Black'].map(lensWordsOf)).toEqual(['', '', ''])
  expect(lensWord('gold-mirror')).not.toBe(lensWord('silver-mirror'))
  expect(lensWord('gold-mirror')).toMatch(/^\p{L}+$/u)
})

test.each([
  ['size 53-18', '53-18'],
  ['μέγεθος 53/18', '53/18'],
  ['size m', 'medium'],
  ['θνδερ 150', 'under 150'],
  ['βελος 150', 'below 150'],
  ['οωερ 200', 'over 200'],
  ['katv apo 100', 'κατω απο 100'],
  ['evw 100', 'εωσ 100'],
])('%s is %s', (typed, read) => expect(reword(typed).trim()).toBe(read))

test('a power says nothing beside sunglasses alone', () => {
  expect(withoutPowerOfSun('γυαλια ηλιου με βαθμουσ').trim()).toBe('γυαλια ηλιου')
  expect(withoutPowerOfSun('γυαλια με βαθμουσ')).toBe('γυαλια με βαθμουσ')
})

test.each([
  ['handmade in Cyprus', 'madeincyprus'],
  ['γυαλιάηλίουμαύρα', 'γυαλια ηλιου μαυρα'],
  ['sunglassesblack', 'sunglasses black'],
  ['roundglasses', 'round glasses'],
  ['HEL-AM', 'helam'],
  ['κορδονίτσα', 'κορδονα'],
  ['2 pairs of frames', 'glasses frames'],
  ['small face adult', 'small face not kids'],
  ['κάτι που δεν σκουριάζει', 'κατι titanium'],
  ['light blue', 'γαλαζιο'],
  ['I need new glasses', 'i need glasses'],
  ['new glasses', 'new glasses'],
])('%s is read as %s', (typed, read) => expect(reword(typed).trim()).toBe(read))
