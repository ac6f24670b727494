import { type FrameSize, sizeKey } from '../../domain/frame-size.ts'
import { compounds, queryKeys, searchKeys, words } from '../../domain/search-key.ts'
import { stemOf } from '../../domain/word-ending.ts'
import { Bitmap } from './bitmap.ts'
import { addPosting, addSlot, type Posting, renumber } from './postings.ts'
import { TermDictionary } from './term-dictionary.ts'

/** One edit is forgiven for so many letters. */
export const LETTERS_FOR_EDIT = 5
/** A prefix of a compound is usually a word itself, so only longer keys are looked up among compounds. */
const LEAST_LETTERS_FOR_COMPOUNDS = 5
const MOST_CACHED_TOKENS = 20_000

/**
 * Maps each term (a word folded for Greek, Greeklish and English) to its postings. Slots are only added, in ascending
 * order. A lookup takes O(log terms) per word, plus O(postings of these terms + slots / 32) to join them.
 */
export class InvertedIndex {
  readonly #terms = new TermDictionary()
  /** Hyphenated words as one, and whole codes. */
  readonly #compounds = new TermDictionary()
  readonly #postings: (Posting | undefined)[] = []
  readonly #freeTerms: number[] = []
  /** One letter matches so many terms that joining them would be slow, so each first letter has its own posting. */
  readonly #termByInitial = new Map<string, number>()
  readonly #termsByToken = new Map<string, readonly number[]>()

  add(slot: number, text: string): void {
    for (const token of text.split(/\s+/)) for (const term of this.#termsOf(token)) this.#addTo(term, slot)
  }

  /** A code that can also be found as a whole, as a SKU or a model. */
  addWhole(slot: number, code: string): void {
    for (const key of searchKeys(words(code).join(''))) {
      if (key !== '') this.#addTo(this.#termIn(this.#compounds, key), slot)
    }
  }

  /** Products with the code made of these words. */
  whole(typed: readonly string[]): Bitmap {
    return this.#union([queryKeys(typed.join('')).flatMap((key) => this.#compounds.find(key) ?? [])])
  }

  /** Products with the word in any of its endings. */
  inFull(word: string): Bitmap {
    return this.#union(queryKeys(word).flatMap((key) => [this.#termsOfKey(key), this.#inflected(key)]))
  }

  /** Products with terms that begin with the word, or are the word with another ending. */
  beginning(word: string): Bitmap {
    return this.#union(queryKeys(word).flatMap((key) => [...this.#termsWithPrefix(key), this.#inflected(key)]))
  }

  /** Products with terms, or beginnings of terms, that are so many edits away from the word. */
  misspelt(word: string, most: number, isPrefix = false): Bitmap {
    const long = queryKeys(word).filter((key) => key.length >= LETTERS_FOR_EDIT * most)
    const terms = long.flatMap((key) => {
      const inWords = this.#terms.misspelt({ key, most, isPrefix })
      return most > 1 || isPrefix ? [inWords] : [inWords, this.#compounds.misspelt({ key, most, isPrefix })]
    })
    return this.#union(terms)
  }

  ofSizes(sizes: readonly FrameSize[]): Bitmap {
    return this.#union(sizes.map((one) => this.#compounds.withPrefix(sizeKey(one))))
  }

  /** Applies a renumbering that keeps the order; -1 means the slot was removed. */
  renumber(newSlotOf: Int32Array): void {
    for (const [term, posting] of this.#postings.entries()) {
      if (posting === undefined) continue
      this.#postings[term] = renumber(posting, newSlotOf)
      if (this.#postings[term] === undefined) this.#freeTerms.push(term)
    }
    for (const [initial, term] of this.#termByInitial) {
      if (this.#postings[term] === undefined) this.#termByInitial.delete(initial)
    }
    for (const vocabulary of [this.#terms, this.#compounds]) {
      vocabulary.retain((term) => this.#postings[term] !== undefined)
    }
    this.#termsByToken.clear()
  }

  #addTo(term: number, slot: number): void {
    this.#postings[term] = addSlot(this.#postings[term], slot)
  }

  #inflected = (key: string) => this.#terms.inflections(key, stemOf(key))

  #termsOfKey = (key: string) => [this.#terms.find(key), this.#compounds.find(key)].filter((term) => term !== undefined)

  #termsWithPrefix(key: string): (readonly number[])[] {
    if (key.length === 1) {
      const term = this.#termByInitial.get(key)
      return term === undefined ? [] : [[term]]
    }
    const found = [this.#terms.withPrefix(key)]
    if (key.length >= LEAST_LETTERS_FOR_COMPOUNDS) found.push(this.#compounds.withPrefix(key))
    return found
  }

  #union(termLists: readonly (readonly number[])[]): Bitmap {
    const set = new Bitmap()
    for (const terms of termLists) for (const term of terms) addPosting(set, this.#postings[term] as Posting)
    return set
  }

  /** Codes with digits are mostly unique, so caching them would evict the recurring words. */
  #termsOf(token: string): readonly number[] {
    const cached = this.#termsByToken.get(token)
    if (cached !== undefined) return cached
    const keys = new Set(words(token).flatMap(searchKeys))
    const spelledCompounds = new Set(compounds(token).map((compound) => searchKeys(compound).at(-1) as string))
    const initials = new Set([...keys].map((key) => key.charAt(0)))
    const terms = [
      ...[...keys].map((key) => this.#termIn(this.#terms, key)),
      ...[...spelledCompounds].map((key) => this.#termIn(this.#compounds, key)),
      ...[...initials].map((initial) => this.#termByInitial.get(initial) ?? this.#addInitial(initial)),
    ]
    if (!/\d/.test(token)) {
      if (this.#termsByToken.size >= MOST_CACHED_TOKENS) this.#termsByToken.clear()
      this.#termsByToken.set(token, terms)
    }
    return terms
  }

  #termIn(vocabulary: TermDictionary, key: string): number {
    const known = vocabulary.find(key)
    if (known !== undefined) return known
    const term = this.#createTerm()
    vocabulary.add(key, term)
    return term
  }

  #addInitial(initial: string): number {
    const term = this.#createTerm()
    this.#termByInitial.set(initial, term)
    return term
  }

  #createTerm(): number {
    const term = this.#freeTerms.pop() ?? this.#postings.length
    this.#postings[term] = undefined
    return term
  }
}
