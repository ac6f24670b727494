import { expect, test } from 'vitest'
import { foldText } from '../search-key.ts'
import { isCommon } from './common-words.ts'
import { SYNONYMS } from './synonyms.ts'
import { findMisspeltUnstocked, findUnstocked } from './unstocked.ts'

test.each(['mind', 'here', 'winter', 'maybe', 'three', 'χωριό', 'χειμώνα', 'τους', 'ταξίδι'])(
  '%s is common, and stands for no other word',
  (word) => {
    expect(isCommon(foldText(word))).toBe(true)
    expect(SYNONYMS.guess(foldText(word))).toBeNull()
    expect([findUnstocked(word), findMisspeltUnstocked(word)]).toEqual([null, null])
  },
)

test.each(['sunglases', 'carlota', 'gyalia', 'tortose', 'στρογκυλα'])('%s is not common', (word) => {
  expect(isCommon(word)).toBe(false)
})

test('a common word is what it is written as, and a word of the trade in any ending', () => {
  expect(SYNONYMS.find(['here'], 0)).toBeNull()
  expect(SYNONYMS.find(['home'], 0)).toBeNull()
  for (const word of ['women', 'boys', 'silver', 'μαυρα', 'γυναικεσ', 'mirror']) {
    expect(SYNONYMS.find([word], 0), word).not.toBeNull()
  }
})
