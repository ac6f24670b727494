import { expect, test } from 'vitest'
import { foldText } from '../search-key.ts'
import { writeNumbers } from './number-words.ts'

test.each([
  ['under two hundred', 'under 200'],
  ['less than a hundred euro', 'less than 100 euro'],
  ['one hundred and fifty', '150'],
  ['between one hundred and two hundred', 'between 100 and 200'],
  ['three hundred fifty five euros', '355 euros'],
  ['κάτω από διακόσια ευρώ', 'κατω απο 200 ευρω'],
  ['εκατόν πενήντα', '150'],
  ['από εκατό μέχρι τριακόσια', 'απο 100 μεχρι 300'],
  ['katw apo ekato euro', 'katw apo 100 euro'],
  ['diakosia peninta', '250'],
  ['fifty two eighteen', '52 eighteen'],
])('%s is %s', (text, written) => {
  expect(writeNumbers(foldText(text))).toBe(written)
})

test.each(['two tone', 'one size', 'round and black', 'a pair', 'for the fifties'])('%s has no number', (text) => {
  expect(writeNumbers(text)).toBe(text)
})
