import { expect, test } from 'vitest'
import { readSearchQuery } from './query.ts'

const read = (q: string) => readSearchQuery(q)?.words

test.each([
  ['black or blue square frames', ['black', '|', 'blue', 'square']],
  ['μαύρα ή μπλε γυαλιά', ['μαυρα', '|', 'μπλε']],
  ['mavra i mple', ['mavra', '|', 'mple']],
  ['gold or silver or white', ['gold', '|', 'silver', '|', 'white']],
])('%s names alternatives', (q, words) => {
  expect(read(q)).toEqual(words)
})

test.each([
  ['sunglasses i need for driving', ['sunglasses', 'driving']],
  ['glasses or sunglasses', ['sunglasses']],
  ['ποια είναι η carlotta', ['carlotta']],
  ['or black', ['black']],
  ['black or', ['black']],
])('%s names none', (q, words) => {
  expect(read(q)).toEqual(words)
})
