import { describe, expect, test } from 'vitest'
import { foldText } from '../search-key.ts'
import { isIn, partPattern, phrasePattern } from './phrase-pattern.ts'

const said = phrasePattern(`
  (no|without( any)?) screws?
  χωρίς βίδ*
  (?<most>dark)est
`)
const found = (text: string) => foldText(text).match(said)

describe('a phrase', () => {
  test.each([
    ['frames without any screws please', 'without any screws'],
    ['no-screw frames', 'no-screw'],
    ['ΧΩΡΙΣ ΒΙΔΕΣ', 'χωρισ βιδεσ'],
    ['γυαλιά χωρίς βίδα', 'χωρισ βιδα'],
  ])('is found in %s', (text, phrase) => expect(found(text)).toEqual([phrase]))

  test.each(['casino screws', 'no screwdriver', 'χωρίς', 'κι αχωρίς βίδες'])('is not found in %s', (text) =>
    expect(found(text)).toBeNull(),
  )

  test('keeps the groups that have a name', () => {
    expect('the darkest'.replace(said, (...all) => `${all.at(-1).most} `)).toBe('the dark ')
  })

  test('is in a text however often it was asked for', () => {
    for (let times = 0; times < 3; times++) expect(isIn(said, 'no screws')).toBe(true)
  })
})

test('a part is found within longer words', () => {
  const part = partPattern('hand( )?made\n στο χέρι')
  expect(['unhandmade', 'hand made', foldText('στο χέρι μου')].map((text) => part.test(text))).toEqual([
    true,
    true,
    true,
  ])
})
