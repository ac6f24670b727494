import { isSameWord } from '../../domain/search/word-ending.ts'
import { Bitmap, countBits, haveCommon, intersection, isEmpty } from './bitmap.ts'
import { type InvertedIndex, LETTERS_FOR_EDIT } from './inverted-index.ts'
import type { Fields } from './search-fields.ts'
import type { Phrases, WordGroup } from './search-scope.ts'

/** Of what a search finds, tells what its words name or describe themselves from what only means the same. */
export class MentionReader {
  readonly #fields: Fields

  constructor(fields: Fields) {
    this.#fields = fields
  }

  /**
   * Those of `found` that have the typed words themselves, where others are found by what means the same: of cases, the
   * one that is called a pouch; of sport frames, those that are described for `running`. Of words that none has together,
   * the one that fewer have counts. Where all have them, those whose brand or name says it: a tortoise frame before one of
   * honey, which is filed under tortoise. Null where nothing tells them apart.
   */
  mentioning(groups: readonly WordGroup[], found: Bitmap): Bitmap | null {
    const alike = groups.filter(({ phrases }) => phrases.length > 0)
    const { brand, name } = this.#fields
    return (
      this.#inCommon(
        alike.map((group) => this.#asTyped(group, found)),
        found,
      ) ??
      this.#inCommon(
        alike.map(({ typed, phrases }) => this.#having([typed, ...phrases], [brand, name], found)),
        found,
      )
    )
  }

  /** What the smallest set that tells something apart has in common with the others. */
  #inCommon(sets: readonly Bitmap[], found: Bitmap): Bitmap | null {
    const all = countBits(found)
    const telling = sets.filter((set) => !isEmpty(set) && countBits(set) < all)
    const [first, ...others] = telling.sort((one, other) => countBits(one) - countBits(other))
    if (first === undefined) return null
    return others.reduce((set, next) => (haveCommon(set, next) ? intersection([set, next]) : set), first)
  }

  /**
   * Of what is called so, what is so: a silver frame before one whose name or description has silver as well. Of what is
   * only described so, what is of the group: a sport frame for the snow.
   */
  #asTyped({ typed, phrases }: WordGroup, found: Bitmap): Bitmap {
    const { brand, name, attributes } = this.#fields
    for (const read of ['spelled', 'inFull'] as const) {
      const named = this.#having([typed], [brand, name, attributes], found, read)
      if (isEmpty(named)) continue
      const own = this.#having([typed], [attributes], found, read)
      return isEmpty(own) ? named : own
    }
    const described = new Bitmap()
    for (const words of [typed, ...phrases.filter((phrase) => isSameWord(typed, phrase))]) {
      described.addAll(intersection([found, ...words.map((word) => describedAs(word, this.#fields))]))
    }
    const own = this.#having(phrases, [attributes], found)
    if (isEmpty(own)) return described
    return haveCommon(own, described) ? intersection([own, described]) : own
  }

  /** Those of `found` that have all words of one of the phrases in some of the fields. */
  #having(
    phrases: Phrases,
    fields: readonly InvertedIndex[],
    found: Bitmap,
    read: 'spelled' | 'inFull' = 'inFull',
  ): Bitmap {
    const all = new Bitmap()
    for (const phrase of phrases) {
      const ofEach = phrase.map((word) => {
        const having = new Bitmap()
        for (const field of fields) having.addAll(field[read](word))
        return having
      })
      all.addAll(intersection([found, ...ofEach]))
    }
    return all
  }
}

/** The beginning of a word counts from five letters on: descriptions have so many words. */
export const describedAs = (word: string, { description }: Fields): Bitmap =>
  word.length < LETTERS_FOR_EDIT ? description.inFull(word) : description.beginning(word)
