import { describe, expect, test } from 'vitest'
import { createSynonyms } from './synonyms.ts'

const synonyms = createSynonyms([
  { words: 'γάτας, μάτι της γάτας, cat eye' },
  { words: 'ορειβασία, mountain, sport' },
  { words: 'πορτοκαλί, orange, terracotta' },
  { words: 'κεραμιδί, orange, rust' },
])
const phrasesBegunBy = (...words: string[]) => {
  const begun = synonyms.begun(words)
  return begun && { from: begun.from, phrases: new Set(begun.phrases.map((phrase) => phrase.join(' '))) }
}

describe('of words that are being typed', () => {
  test('three letters begin a word, and mean what it means', () => {
    expect(phrasesBegunBy('γατ')?.phrases).toEqual(new Set(['γατασ', 'ματι τησ γατασ', 'cat eye']))
    expect(phrasesBegunBy('γα')).toBeNull()
  })

  test('a word of several groups means all of them', () => {
    expect(phrasesBegunBy('oran')?.phrases).toEqual(new Set(['orange', 'πορτοκαλι', 'terracotta', 'κεραμιδι', 'rust']))
  })

  test('a phrase is begun by its first words and one letter', () => {
    expect(phrasesBegunBy('black', 'cat', 'e')?.from).toBe(1)
    expect(phrasesBegunBy('ματι', 'τησ', 'γ')?.from).toBe(0)
    expect(phrasesBegunBy('black', 'dog', 'e')).toBeNull()
  })

  test('a common word behind others is finished', () => {
    expect(phrasesBegunBy('mount')?.from).toBe(0)
    expect(phrasesBegunBy('supra', 'mount')).toBeNull()
    expect(phrasesBegunBy('black', 'ορειβ')?.from).toBe(1)
  })
})
