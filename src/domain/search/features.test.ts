import { expect, test } from 'vitest'
import { foldText } from '../search-key.ts'
import { askedAs, featureWords, markFeatures } from './features.ts'

const wordsIn = (text: string) =>
  markFeatures(foldText(text))
    .split(' ')
    .filter((word) => word.startsWith('xq'))

test.each([
  [
    'The spring hinges give at the temples.',
    'spring hinges',
    'flex hinges',
    'μεντεσέδες με ελατήριο',
    'ελατηριωτοί μεντεσέδες',
  ],
  ['Τα μυτάκια σιλικόνης ρυθμίζονται.', 'nose pads', 'adjustable nosepads', 'με μυτάκια', 'mytakia'],
  ['A frame without a single screw.', 'screwless', 'without screws', 'χωρίς βίδες'],
  ['Rims filed by hand.', 'handmade', 'hand crafted', 'χειροποίητα'],
  ['Μυτάκια που ρυθμίζονται, για να μη γλιστρά.', 'non-slip', "don't slip", 'που δεν γλιστράνε', 'do not slide down'],
  ['Good with strong prescriptions.', 'high prescription', 'strong prescriptions', 'μεγάλους βαθμούς'],
])('%s is asked for', (description, ...asked) => {
  const described = featureWords(foldText(description))
  for (const q of asked) {
    expect(wordsIn(q), q).toHaveLength(1)
    expect(described, q).toContain(wordsIn(q)[0])
  }
})

test.each(['hinges', 'pads', 'screws', 'made in Italy', 'slim', 'prescription'])('%s asks for no feature', (q) => {
  expect(wordsIn(q)).toEqual([])
})

test('what was asked is told as it was typed', () => {
  const [word = ''] = wordsIn('black with nose pads')
  expect(askedAs('black with nose pads', word)).toBe('nose pads')
  expect(askedAs('black', word)).toBeNull()
  expect(askedAs('black', 'black')).toBeNull()
})
