import { expect, test } from 'vitest'
import { SYNONYMS } from '../../domain/search/synonyms.ts'
import { names, readSizeOrder } from './read-size-order.ts'

test.each([
  ['small sunglasses women', 'sunglasses women', 'xqwidth105'],
  ['μεγαλα γυαλια ηλιου', 'γυαλια ηλιου', 'xqwidth165'],
  ['women small face', 'women', 'xqwidth105'],
  ['ελαφρια αθλητικα', 'αθλητικα', 'xqweight5'],
  ['large black | navy sunglasses', 'black | navy sunglasses', 'xqwidth165'],
])('%s', (text, left, first) => {
  const found = readSizeOrder(text.split(' '), SYNONYMS)
  expect(found?.words.join(' ')).toBe(left)
  expect(found?.inOrderOf.at(0)).toBe(first)
})

test.each(['small', 'round tortoise', 'small nose'])('%s has no order by size', (text) => {
  expect(readSizeOrder(text.split(' '), SYNONYMS)).toBeNull()
})

test.each([
  ['narrow', 'small sunglasses', true],
  ['narrow', 'στενοι σκελετοι', true],
  ['narrow', 'large sunglasses', false],
  ['kids', 'small kids sunglasses', true],
  ['kids', 'μικρα παιδικα', true],
  ['kids', 'round', false],
])('whether %s is named by %s: %s', (word, text, isNamed) => {
  expect(names(word, text.split(' '), SYNONYMS)).toBe(isNamed)
})
