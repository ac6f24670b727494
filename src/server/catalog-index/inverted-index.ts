import { type FrameSize, sizeKey, sizesNear } from '../../domain/frame-size.ts'
import { swapKeyboardLayout } from '../../domain/keyboard-layout.ts'
import { compounds, queryKeys, searchKeys, words } from '../../domain/search-key.ts'
import type { Synonyms } from '../../domain/search-synonyms.ts'
import { stemOf } from '../../domain/word-ending.ts'
import { Bitmap, countBits, intersection } from './bitmap.ts'
import { addPosting, addSlot, type Posting, renumber } from './postings.ts'
import { TermDictionary } from './term-dictionary.ts'

export const MAX_QUERY_WORDS = 16
/** Shorter keys are too often one edit away from another word. */
const LEAST_LETTERS_FOR_EDITS = 5
/** A prefix of a compound is usually a word itself, so only longer keys are looked up among compounds. */
const LEAST_LETTERS_FOR_COMPOUNDS = 5
const MOST_CACHED_TOKENS = 20_000

/**
 * Maps each term (a word folded for Greek, Greeklish and English) to its postings. Slots are only added, in ascending
 * order. A search takes O(log terms) per word, plus O(postings of these terms + slots / 32) to join them.
 */
export class InvertedIndex {
  readonly #terms = new TermDictionary()
  readonly #compounds = new TermDictionary()
  readonly #postings: (Posting | undefined)[] = []
  readonly #freeTerms: number[] = []
  /** One letter matches so many terms that joining them would be slow, so each first letter has its own posting. */
  readonly #termByInitial = new Map<string, number>()
  readonly #termsByToken = new Map<string, readonly number[]>()

  add(slot: number, text: string): void {
    for (const token of text.split(/\s+/)) {
      for (const term of this.#termsOf(token)) this.#postings[term] = addSlot(this.#postings[term], slot)
    }
  }

  /**
   * The slots of `live` that match every word of `query`, or what means the same; `null` if the query is blank. A word
   * that nothing has may have been typed on the other keyboard layout or, failing that, have a typo.
   */
  search(query: string, live: Bitmap, synonyms?: Synonyms): Bitmap | null {
    if (query.trim() === '') return null
    const wanted = [...new Set(words(query))].slice(0, MAX_QUERY_WORDS)
    if (wanted.length === 0) return new Bitmap()
    let found = live
    for (let at = 0; at < wanted.length; at++) {
      const same = synonyms?.find(wanted, at) ?? null
      const typed = wanted.slice(at, at + (same?.length ?? 1))
      found = intersection([found, this.#meaning(typed, same?.phrases ?? [], live)])
      if (countBits(found) === 0) return found
      at += typed.length - 1
    }
    return found
  }

  /** Products of the size; where there is none, those of the sizes nearest to it. */
  searchSize(size: FrameSize, live: Bitmap): Bitmap {
    const ofSizes = (sizes: readonly FrameSize[]) =>
      intersection([this.#union(sizes.map((one) => this.#compounds.withPrefix(sizeKey(one)))), live])
    const exact = ofSizes([size])
    return countBits(exact) > 0 ? exact : ofSizes(sizesNear(size))
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

  /** What has all the typed words, or all words of a phrase that means the same. */
  #meaning(typed: readonly string[], phrases: readonly (readonly string[])[], live: Bitmap): Bitmap {
    if (phrases.length === 0) return this.#slotsOf(typed[0] as string, live)
    const found = new Bitmap()
    for (const phrase of [typed, ...phrases])
      found.addAll(intersection([live, ...phrase.map((word) => this.#spelled(word))]))
    return countBits(found) > 0 ? found : intersection([live, ...typed.map((word) => this.#slotsOf(word, live))])
  }

  #slotsOf(word: string, live: Bitmap): Bitmap {
    for (const spelling of [word, swapKeyboardLayout(word)]) {
      const exact = intersection([this.#spelled(spelling), live])
      if (countBits(exact) > 0) return exact
    }
    return this.#misspelt(word, live)
  }

  /** The slots of terms that begin with the word, or are the word with another ending. */
  #spelled(word: string): Bitmap {
    const keys = queryKeys(word)
    return this.#union(
      keys.flatMap((key) => [...this.#termsWithPrefix(key), this.#terms.inflections(key, stemOf(key))]),
    )
  }

  #misspelt(word: string, live: Bitmap): Bitmap {
    const long = queryKeys(word).filter((key) => key.length >= LEAST_LETTERS_FOR_EDITS)
    const edited = long.flatMap((key) => [this.#terms.withinOneEdit(key), this.#compounds.withinOneEdit(key)])
    return intersection([this.#union(edited), live])
  }

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
