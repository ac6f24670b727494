import { queryKeys, searchKeys, words } from '../search-key.ts'
import { type KeyList, keyList, placesWithinEdits } from '../term-edits.ts'
import { isCommon } from './common-words.ts'
import { DEFAULT_SYNONYMS, type SynonymGroup } from './default-synonyms.ts'
import { swapKeyboardLayout } from './keyboard-layout.ts'
import { isLittle } from './little-words.ts'
import { stemKey, stemsOf } from './stem.ts'
import { stemOf } from './word-ending.ts'

type Phrases = readonly (readonly string[])[]

export interface Synonyms {
  /** The phrases that mean the same as the words from here on, and how many words those are; null if there are none. */
  find(words: readonly string[], at: number): { length: number; phrases: Phrases } | null
  /** What a word may mean that is unfinished, misspelt or typed on the other keyboard layout; null for anything else. */
  guess(word: string): Phrases | null
  /**
   * What words may mean whose last one is not finished: from which of them on they begin phrases, at least three letters
   * of them, and all phrases that mean the same as one of these; null where they begin none.
   */
  begun(words: readonly string[]): { from: number; phrases: Phrases } | null
}

interface Entry {
  /** Of its words, in order. */
  stems: readonly string[]
  /** Its words as they are written, folded. */
  written: readonly string[]
  /** The sound of each. */
  keys: readonly string[]
  /** The others of its group. */
  phrases: Phrases
  group: Phrases
}

const LEAST_BEGINNING = 4
const LEAST_UNFINISHED = 3
const LETTERS_FOR_EDIT = 5

const isGreek = (word: string) => /\p{Script=Greek}/u.test(word)
/**
 * A word may be in several groups. What is written like one is not another that sounds alike (λαδί, lady), nor is what
 * sounds like one another with its stem (thiki, thick).
 */
const NEARNESS: readonly ((written: string, typed: string, key: string) => boolean)[] = [
  (written, typed) => written === typed,
  (_, typed, key) => queryKeys(typed).includes(key),
  (written, typed) => isGreek(written) && isGreek(typed),
  () => true,
]

/** A word that everybody writes is no other that sounds like it: 'here' is not 'Herren', nor 'home' 'homme'. */
const isItself = (written: string, typed: string): boolean =>
  !isCommon(typed) ||
  (isGreek(typed) ? isGreek(written) : written.startsWith(typed) || typed.startsWith(written) || isGreek(written))

/** Makes groups ready for lookups. Any spelling and ending of a word is the word. */
export function createSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const entries = new Map<string, Entry[]>()
  const single = new Map<string, Phrases>()
  for (const group of groups.map(phrasesOf)) {
    for (const phrase of group) {
      const stems = phrase.map(stemKey)
      const [first = ''] = stems
      const keys = phrase.map(keyOf)
      const entry = { stems, written: phrase, keys, phrases: group.filter((other) => other !== phrase), group }
      // The longest phrase is found first.
      const known = [...(entries.get(first) ?? []), entry].sort((a, b) => b.stems.length - a.stems.length)
      entries.set(first, known)
      const [key = ''] = keys
      if (phrase.length === 1 && !single.has(key)) single.set(key, group)
    }
  }
  const sorted = keyList([...single.keys()].sort())
  const all = [...entries.values()].flat()
  return {
    find(wanted, at) {
      const known = spokenStems(wanted[at] ?? '').flatMap((stem) => entries.get(stem) ?? [])
      const found = known
        .filter(({ stems }) => stems.every((stem, offset) => stemsOf(wanted[at + offset] ?? '').includes(stem)))
        .filter(({ written }) => written.every((word, offset) => isItself(word, wanted[at + offset] as string)))
        .sort((a, b) => b.stems.length - a.stems.length)
      const [longest] = found
      if (longest === undefined) return null
      const { length } = longest.stems
      const longestOnes = found.filter(({ stems }) => stems.length === length)
      const nearest = NEARNESS.map((isNear) =>
        longestOnes.filter(({ written, keys }) =>
          written.every((word, offset) => isNear(word, wanted[at + offset] as string, keys[offset] as string)),
        ),
      )
      return { length, phrases: (nearest.find((some) => some.length > 0) ?? []).flatMap(({ phrases }) => phrases) }
    },
    guess(word) {
      if (isCommon(word)) return null
      const other = swapKeyboardLayout(word)
      const layout = entries.get(stemKey(other))?.find(({ stems }) => stems.length === 1)
      if (layout) return [[other], ...layout.phrases]
      const place = nearestPlace(sorted, word)
      return place === undefined ? null : (single.get(sorted.keys[place] as string) ?? null)
    },
    begun(wanted) {
      const unfinished = wanted.at(-1) ?? ''
      const last = queryKeys(unfinished)
      // Letters that sound otherwise before the next one: 'oran' sounds like no beginning of 'orange'.
      const begins = (word: string, key: string) =>
        word.startsWith(unfinished) || last.some((one) => key.startsWith(one))
      for (let from = 0; from < wanted.length; from++) {
        const before = wanted.slice(from, -1).map(stemsOf)
        // Behind others a common word is more likely finished: 'supra mount' asks for no mountain.
        const isFinished = unfinished.length < LEAST_UNFINISHED || (from > 0 && isCommon(unfinished))
        if (before.length === 0 && isFinished) return null
        const found = all.filter(
          ({ stems, written, keys }) =>
            written.length > before.length &&
            before.every((own, at) => own.includes(stems[at] as string)) &&
            begins(written[before.length] as string, keys[before.length] as string),
        )
        if (found.length > 0) return { from, phrases: [...new Set(found.map(({ group }) => group))].flat() }
      }
      return null
    },
  }
}

/** A little word sounds in one way: 'στην' is not 'στενή'. */
const spokenStems = (word: string): readonly string[] => (isLittle(word) ? [stemKey(word)] : stemsOf(word))

const keyOf = (word: string): string => searchKeys(word)[0] ?? ''

const phrasesOf = (group: SynonymGroup): Phrases =>
  group.words
    .split(',')
    .map(words)
    .filter((phrase) => phrase.length > 0)

/** Of a key that begins so, or is one edit for five letters away. */
function nearestPlace(sorted: KeyList<string[]>, word: string): number | undefined {
  const keys = queryKeys(word)
  for (const key of keys.filter(({ length }) => length >= LEAST_BEGINNING)) {
    const from = sorted.keys.findIndex((other) => other.startsWith(key))
    if (from >= 0) return from
  }
  for (const most of [1, 2]) {
    const long = keys.filter(({ length }) => length >= LETTERS_FOR_EDIT * most)
    const [place] = [
      ...long.flatMap((key) => placesWithinEdits(sorted, { key, most, isPrefix: false })),
      // Without its ending, which may be another than that of the group's word.
      ...long
        .map(stemOf)
        .filter(({ length }) => length > LETTERS_FOR_EDIT * most)
        .flatMap((key) => placesWithinEdits(sorted, { key, most, isPrefix: true })),
    ]
    if (place !== undefined) return place
  }
  return undefined
}

/** The default groups, made ready once. */
export const SYNONYMS: Synonyms = createSynonyms(DEFAULT_SYNONYMS)
