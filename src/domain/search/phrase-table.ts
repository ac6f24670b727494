import { remember } from '../remember.ts'
import { queryKeys, searchKeys, words } from '../search-key.ts'
import { type KeyList, keyList, placesWithinEdits } from '../term-edits.ts'
import { isCommon } from './common-words.ts'
import { swapKeyboardLayout } from './keyboard-layout.ts'
import { isLittle } from './little-words.ts'
import { stemKey, stemsOf } from './stem.ts'

export interface PhraseTable<Name extends string> {
  /**
   * The names whose phrase stands in a text, in any spelling and ending; the longest phrase first, and none that is a part
   * of a longer one.
   */
  find(text: string): Name[]
  /** The words of a text that are parts of phrases whose name is meant, folded. */
  wordsOf(text: string, isMeant: (name: Name) => boolean): string[]
  /**
   * The names of a phrase of one word that is the text and not finished: of five letters or more, or of four that are
   * written so.
   */
  begun(text: string): Name[]
  /**
   * As `find`, also for misspelt words, one letter in five, and for a phrase that is not finished, from three letters on.
   */
  guess(text: string): Name[]
}

interface Phrase<Name> {
  name: Name
  /** Whether it must be the whole text. */
  isWhole: boolean
  stems: readonly string[]
  written: readonly string[]
  /** The keys of its words, with their endings. */
  keys: readonly (readonly string[])[]
}

const LETTERS_FOR_EDIT = 5
const LEAST_BEGINNING = 5
/** Of a word that begins so as it is written. */
export const LEAST_WRITTEN = 4
/** Of what finds nothing otherwise. */
const LEAST_GUESSED = 3
const MOST_WORDS = 16
const MOST_REMEMBERED = 2_000

/** @param table for each name its phrases, separated by commas; one that begins with `=` must be the whole text */
export function createPhraseTable<Name extends string>(table: Readonly<Record<Name, string>>): PhraseTable<Name> {
  const phrases: Phrase<Name>[] = (Object.keys(table) as Name[])
    .flatMap((name) =>
      table[name].split(',').map((text) => ({
        name,
        isWhole: text.trim().startsWith('='),
        stems: words(text).map(stemKey),
        written: words(text),
        keys: words(text).map(searchKeys),
      })),
    )
    .sort((one, other) => other.stems.length - one.stems.length)
  const byFirst = Map.groupBy(
    phrases.map((phrase, rank) => ({ ...phrase, rank })),
    ({ stems: [first = ''] }) => first,
  )
  const stems = keyList([...new Set(phrases.flatMap((phrase) => phrase.stems))].sort())
  const findBy = (text: string, keysOf: (word: string) => ReadonlySet<string>) => {
    const typed = words(text).slice(0, MOST_WORDS).map(keysOf)
    const begun = typed.flatMap((keys, from) =>
      [...keys].flatMap((key) => (byFirst.get(key) ?? []).map((phrase) => ({ ...phrase, from }))),
    )
    const found = begun.filter(
      ({ isWhole, stems: asked, from }) =>
        (!isWhole || asked.length === typed.length) && asked.every((stem, at) => typed[from + at]?.has(stem)),
    )
    return found
      .filter((one) => !found.some((other) => isWithin(one, other)))
      .sort((one, other) => one.rank - other.rank)
  }
  const namesIn = (found: readonly { name: Name }[]): Name[] => [...new Set(found.map(({ name }) => name))]
  return {
    find: (text) => namesIn(findBy(text, typedStems)),
    wordsOf: (text, isMeant) => {
      const typed = words(text).slice(0, MOST_WORDS)
      const found = findBy(text, typedStems).filter(({ name }) => isMeant(name))
      return found.flatMap(({ from, stems: said }) => typed.slice(from, from + said.length))
    },
    begun: (text) => {
      const typed = words(text)
      if (typed.length !== 1) return []
      const [word = ''] = typed
      if (word.length !== LEAST_WRITTEN) return begunIn(phrases, typed, 1, LEAST_BEGINNING)
      const written = phrases.filter((phrase) => phrase.written[0]?.startsWith(word))
      return begunIn(written, typed, 1, LEAST_GUESSED)
    },
    guess: (text) => {
      const typed = words(text).slice(0, MOST_WORDS)
      const isLong = typed.length > 1 || (typed[0]?.length ?? 0) >= LEAST_BEGINNING
      const begun = typed.every(isLittle) ? [] : begunIn(phrases, typed, isLong ? MOST_WORDS : 1, LEAST_GUESSED)
      if (begun.length > 0) return begun
      const near = (word: string) =>
        (isCommon(word) || isLittle(word) ? [] : stemsOf(word)).flatMap((key) => stemsNear(stems, key))
      return namesIn(findBy(text, (word) => new Set([...typedStems(word), ...near(word)])))
    },
  }
}

interface Place {
  from: number
  stems: readonly string[]
}

/** Whether it is a part of a longer phrase, which then says something else: 'new lenses' are nothing new in the shop. */
const isWithin = (one: Place, longer: Place): boolean =>
  longer.stems.length > one.stems.length &&
  longer.from <= one.from &&
  longer.from + longer.stems.length >= one.from + one.stems.length

/** The names of phrases whose first words stand before an unfinished last one, in a text that has no other word. */
function begunIn<Name>(
  phrases: readonly Phrase<Name>[],
  typed: readonly string[],
  most: number,
  least: number,
): Name[] {
  const begun = queryKeys(typed.at(-1) ?? '').filter((key) => typed.length > 1 || key.length >= least)
  const isBegun = (known: readonly string[] = []) =>
    !begun.some((key) => known.includes(key)) && begun.some((key) => known.some((one) => one.startsWith(key)))
  const before = typed.slice(0, -1).map(typedStems)
  const last = typedStems(typed.at(-1) ?? '')
  const found = phrases.filter(
    ({ stems, keys }) =>
      stems.length >= typed.length &&
      stems.length <= most &&
      before.every((own, at) => own.has(stems[at] ?? '')) &&
      (isBegun(keys[typed.length - 1]) ||
        (typed.length > 0 && stems.length > typed.length && last.has(stems[typed.length - 1] ?? ''))),
  )
  return [...new Set(found.map(({ name }) => name))]
}

/** Of a word as it is, and as the other keyboard layout writes it. */
const typedStems = remember(
  (word): ReadonlySet<string> =>
    // 'στην' is not 'στενή', which sounds like it to somebody who writes η as e.
    isLittle(word)
      ? new Set([word, swapKeyboardLayout(word)].map(stemKey))
      : new Set((isCommon(word) ? [word] : [word, swapKeyboardLayout(word)]).flatMap(stemsOf)),
  MOST_REMEMBERED,
)

/** Of the stems, those that a misspelt key may stand for: one edit for five letters of the shorter, at most two. */
const stemsNear = (stems: KeyList<string[]>, key: string): string[] =>
  [1, 2].flatMap((most) =>
    placesWithinEdits(stems, { key, most, isPrefix: false })
      .map((at) => stems.keys[at] as string)
      .filter((stem) => Math.min(key.length, stem.length) >= LETTERS_FOR_EDIT * most),
  )
