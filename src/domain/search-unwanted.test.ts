import { expect, test } from 'vitest'
import { foldText } from './search-key.ts'
import { takeUnwanted } from './search-unwanted.ts'

const take = (text: string) => {
  const { unwanted, rest } = takeUnwanted(foldText(text))
  return [unwanted, rest.trim()]
}

test.each([
  ['round not gold', ['gold'], 'round'],
  ['frames not made of metal', ['metal'], 'frames'],
  ['not too big', ['big'], ''],
  ['not gold or black', ['gold', 'black'], ''],
  ['women not cat-eye', ['cat', 'eye'], 'women'],
  ['Στρογγυλά ΌΧΙ χρυσά', ['χρυσα'], 'στρογγυλα'],
  ['όχι μαύρα ή καφέ', ['μαυρα', 'καφε'], ''],
  ['όχι από πλαστικό', ['πλαστικο'], ''],
  ['gialia oxi mavra', ['mavra'], 'gialia'],
])('%s does not want %j', (text, unwanted, rest) => {
  expect(take(text)).toEqual([unwanted, rest])
})

test('what nearly everything is, and what says nothing, is not taken for unwanted', () => {
  expect(take('not glasses')[0]).toEqual([])
  expect(take('not this')[0]).toEqual([])
})

test.each(['nothing', 'knots', 'όχιν', 'no frame'])('%s says nothing about what is not wanted', (text) => {
  expect(take(text)).toEqual([[], foldText(text)])
})

test.each(['not expensive', 'not too expensive', 'όχι πολύ ακριβά', 'ochi akriva'])(
  '%s asks for low prices',
  (text) => {
    expect(take(text)).toEqual([[], 'cheap'])
  },
)
