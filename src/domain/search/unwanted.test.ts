import { expect, test } from 'vitest'
import { foldText } from '../search-key.ts'
import { takeUnwanted } from './unwanted.ts'

const take = (text: string) => {
  const { unwanted, rest } = takeUnwanted(foldText(text))
  return [unwanted, rest.trim()]
}

test.each([
  ['round not gold', ['gold'], 'round'],
  ['frames not made of metal', ['metal'], 'frames'],
  ['not too big', ['big'], ''],
  ['not gold or black', ['gold', 'black'], ''],
  ['women not cat-eye', ['cat eye'], 'women'],
  ['not gold, silver or black', ['gold', 'silver', 'black'], ''],
  ['neither black nor brown', ['black', 'brown'], ''],
  ['μήτε στρογγυλά μήτε τετράγωνα', ['στρογγυλα', 'τετραγωνα'], ''],
  ['I would rather not have black', ['black'], 'i would'],
  ['nothing too dark', ['dark'], ''],
  ['not dark green', ['green'], ''],
  ['all but round and square', ['round', 'square'], ''],
  ['round without gold under 100', ['gold'], 'round   under 100'],
  ['non-polarised sunglasses', ['polarised'], 'sunglasses'],
  ['metal free frames', ['metal'], 'frames'],
  ['nickel free', [], 'nickel free'],
  ['aviator not Ray-Ban', ['ray ban'], 'aviator'],
  ["I don't want black", ['black'], 'i'],
  ['Στρογγυλά ΌΧΙ χρυσά', ['χρυσα'], 'στρογγυλα'],
  ['όχι μαύρα ή καφέ', ['μαυρα', 'καφε'], ''],
  ['όχι από πλαστικό', ['πλαστικο'], ''],
  ['στρογγυλά χωρίς χρυσό', ['χρυσο'], 'στρογγυλα'],
  ['όλα εκτός από στρογγυλά και τετράγωνα', ['στρογγυλα', 'τετραγωνα'], 'ολα'],
  ['ούτε μαύρα ούτε καφέ', ['μαυρα', 'καφε'], ''],
  ['δεν θέλω μαύρα', ['μαυρα'], ''],
  ['εν θέλω μαύρα', ['μαυρα'], ''],
  ['μη μου βγάλεις μπλε', ['μπλε'], ''],
  ['γυαλιά που να μην είναι μαύρα', ['μαυρα'], 'γυαλια'],
  ['που δεν είναι μαύρα ούτε καφέ', ['μαυρα', 'καφε'], ''],
  ['χωρίς να είναι μεταλλικά', ['μεταλλικα'], ''],
  ['δεν θέλω να είναι στρογγυλά', ['στρογγυλα'], ''],
  ['pou na min einai mavra', ['mavra'], ''],
  ['without being black', ['black'], ''],
  ['I hate metal frames and black frames', ['metal', 'black'], 'frames'],
  ["I don't want metal and want green", ['metal'], 'i   and want green'],
  ['δεν μου αρέσουν τα μαύρα και τα χρυσά', ['μαυρα', 'χρυσα'], ''],
  ['πεταλούδα, όχι όμως μπορντό', ['μπορντο'], 'πεταλουδα,'],
  ['not interested in black', ['black'], ''],
  ['not a fan of round', ['round'], ''],
  ['gialia xoris xriso', ['xriso'], 'gialia'],
  ['gialia oxi mavra', ['mavra'], 'gialia'],
])('%s does not want %j', (text, unwanted, rest) => {
  expect(take(text)).toEqual([unwanted, rest])
})

test('what nearly everything is, and what says nothing, is not taken for unwanted', () => {
  expect(take('not glasses')[0]).toEqual([])
  expect(take('not this')[0]).toEqual([])
})

test.each([
  'nothing',
  'knots',
  'όχιν',
  'χωρίς νικέλιο',
  'δεν θέλω να γλιστράνε',
  'no 5',
  'δεν είναι έτοιμα',
  'horis nikelio',
])('%s says nothing about what is not wanted', (text) => {
  expect(take(text)).toEqual([[], foldText(text)])
})

test.each(['no frame', 'without rims', 'χωρίς σκελετό'])('%s is rimless', (text) => {
  expect(take(text)).toEqual([[], 'rimless'])
})

test.each(['glasses without prescription', 'γυαλιά χωρίς βαθμούς'])('%s says nothing of powers', (text) => {
  const [unwanted, rest] = take(text)
  expect([unwanted, rest]).toEqual([[], expect.stringMatching(/^(glasses|γυαλια) +glasses$/)])
})

test.each([
  'not expensive',
  'without being expensive',
  'όχι πολύ ακριβά',
  'ochi akriva',
  'να μην είναι ακριβός',
  'δεν θέλω κάτι ακριβό',
])('%s asks for low prices', (text) => {
  expect(take(text)).toEqual([[], 'cheap'])
})

test.each(['not too heavy', 'να μην είναι βαριά', 'όχι βαρύς'])('%s asks for what is light', (text) => {
  expect(take(text)).toEqual([[], 'lightweight'])
})
