import { swapKeyboardLayout } from './keyboard-layout.ts'
import { queryKeys, searchKeys, words } from './search-key.ts'
import { placesWithinEdits } from './term-edits.ts'
import { stemOf } from './word-ending.ts'

export interface PhraseTable<Name extends string> {
  /** The names whose phrase stands in a text, in any spelling and ending; the longest phrase first. */
  find(text: string): Name[]
  /** As `find`, also for misspelt words: one letter in five. */
  guess(text: string): Name[]
}

interface Phrase<Name> {
  name: Name
  stems: readonly string[]
}

const LETTERS_FOR_EDIT = 5
const MOST_WORDS = 16

/** @param table for each name its phrases, separated by commas */
export function createPhraseTable<Name extends string>(table: Readonly<Record<Name, string>>): PhraseTable<Name> {
  const phrases: Phrase<Name>[] = (Object.keys(table) as Name[])
    .flatMap((name) => table[name].split(',').map((text) => ({ name, stems: words(text).map(stemKey) })))
    .sort((one, other) => other.stems.length - one.stems.length)
  const findBy = (text: string, isAlike: (typed: readonly string[], stem: string) => boolean) => {
    const typed = words(text).slice(0, MOST_WORDS).map(stemsOf)
    const found = phrases.filter(({ stems }) =>
      typed.some((_, from) => stems.every((stem, at) => isAlike(typed[from + at] ?? [], stem))),
    )
    return [...new Set(found.map(({ name }) => name))]
  }
  return {
    find: (text) => findBy(text, (typed, stem) => typed.includes(stem)),
    guess: (text) => findBy(text, isNear),
  }
}

const stemKey = (word: string) => stemOf(searchKeys(word)[0] ?? '')

/** Of a word as it is, and as the other keyboard layout writes it. */
const stemsOf = (word: string): string[] => [word, swapKeyboardLayout(word)].flatMap(queryKeys).map(stemOf)

function isNear(typed: readonly string[], stem: string): boolean {
  return typed.some((key) => {
    const most = Math.min(2, Math.floor(Math.max(key.length, stem.length) / LETTERS_FOR_EDIT))
    return key === stem || (most > 0 && placesWithinEdits([stem], { key, most, isPrefix: false }).length > 0)
  })
}
