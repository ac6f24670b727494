import { type FrameSize, sizeKey } from '../../domain/frame-size.ts'
import { stemOf } from '../../domain/search/word-ending.ts'
import { compounds, queryKeys, searchKeys, words } from '../../domain/search-key.ts'
import { inArena } from './arena.ts'
import type { Bitmap } from './bitmap.ts'
import type { PartsReader, PartsWriter } from './parts-file.ts'
import { PostingTable } from './posting-table.ts'
import { TermDictionary } from './term-dictionary.ts'

/** One edit is forgiven for so many letters. */
export const LETTERS_FOR_EDIT = 5
/** A prefix of a compound is usually a word itself, so only longer keys are looked up among compounds. */
const LEAST_LETTERS_FOR_COMPOUNDS = 5
const MOST_CACHED_TOKENS = 20_000
/** Longer ones with digits are mostly codes of one product, which would drive the recurring words out. */
const LONGEST_CACHED_CODE = 9

/**
 * Maps each word, as it is spelled, to its postings, and its keys (the word folded for Greek, Greeklish and English) to
 * the word. Slots are only added, in ascending order. A lookup takes O(log keys) per word, plus O(postings of these words
 * + slots / 32) to join them.
 */
export class InvertedIndex {
  #terms = new TermDictionary()
  /** Hyphenated words as one, and whole codes. */
  #compounds = new TermDictionary()
  #postings: PostingTable
  /** One letter begins so many words that joining them is slow. */
  readonly #byInitial = new Map<string, Bitmap>()
  readonly #wordsByToken = new Map<string, readonly number[]>()

  /** @param bitmapFrom as for `PostingTable` */
  constructor(bitmapFrom?: number) {
    this.#postings = new PostingTable(bitmapFrom)
  }

  add(slot: number, text: string): void {
    this.#byInitial.clear()
    for (const token of text.split(/\s+/)) for (const word of this.#wordsOf(token)) this.#postings.add(word, slot)
  }

  /** A code that can also be found as a whole, as a SKU or a model. */
  addWhole(slot: number, code: string): void {
    const whole = words(code).join('')
    if (whole !== '') this.#postings.add(this.#wordIn(this.#compounds, searchKeys(whole)), slot)
  }

  /** Products with a code that stands in the words, as one of them or as several in a row. */
  wholeIn(typed: readonly string[]): Bitmap {
    const all = typed.flatMap((_, from) => typed.slice(from).map((_, more) => typed.slice(from, from + more + 1)))
    return this.#postings.union(all.map((some) => queryKeys(some.join('')).flatMap((key) => this.#compounds.find(key))))
  }

  /** Products with the word as it is spelled. */
  spelled(word: string): Bitmap {
    const known = this.#terms.findSpelled(word)
    return this.#postings.union(known === undefined ? [] : [[known]])
  }

  /** Products with the word in any of its endings. */
  inFull(word: string): Bitmap {
    return this.#postings.union(queryKeys(word).flatMap((key) => [this.#wordsOfKey(key), this.#inflected(key)]))
  }

  /** Products with words that begin with the word, or are the word with another ending. */
  beginning(word: string): Bitmap {
    const keys = queryKeys(word)
    const found = this.#postings.union(keys.flatMap((key) => [...this.#wordsWithPrefix(key), this.#inflected(key)]))
    // 'ου' has a key of one letter as well, but 'xxxx' is no beginning.
    if (word.length < 3) for (const key of keys) if (key.length === 1) found.addAll(this.#begunBy(key))
    return found
  }

  /** Products with terms, or beginnings of terms, that are so many edits away from the word. */
  misspelt(word: string, most: number, isPrefix = false): Bitmap {
    const long = queryKeys(word).filter((key) => key.length >= LETTERS_FOR_EDIT * most)
    const terms = long.flatMap((key) => {
      const inWords = this.#terms.misspelt({ key, most, isPrefix })
      return most > 1 || isPrefix ? [inWords] : [inWords, this.#compounds.misspelt({ key, most, isPrefix })]
    })
    return this.#postings.union(terms)
  }

  ofSizes(sizes: readonly FrameSize[]): Bitmap {
    return this.#postings.union(sizes.map((one) => this.#compounds.withPrefix(sizeKey(one))))
  }

  /** Applies a renumbering that keeps the order; -1 means the slot was removed. */
  renumber(newSlotOf: Int32Array): void {
    this.#postings = this.#postings.renumbered(newSlotOf)
    for (const vocabulary of [this.#terms, this.#compounds]) {
      vocabulary.retain((word) => this.#postings.has(word))
    }
    this.#byInitial.clear()
    this.#wordsByToken.clear()
  }

  /** Takes less memory after many additions. */
  pack(): void {
    this.#terms.pack()
    this.#compounds.pack()
  }

  save(to: PartsWriter, name: string): void {
    this.#terms.save(to, `${name}/terms`)
    this.#compounds.save(to, `${name}/compounds`)
    this.#postings.save(to, name)
  }

  static load(from: PartsReader, name: string, bitmapFrom?: number): InvertedIndex {
    const index = new InvertedIndex()
    index.#terms = TermDictionary.load(from, `${name}/terms`)
    index.#compounds = TermDictionary.load(from, `${name}/compounds`)
    index.#postings = PostingTable.load(from, name, bitmapFrom)
    return index
  }

  #inflected = (key: string) => this.#terms.inflections(key, stemOf(key))

  #wordsOfKey = (key: string) => [...this.#terms.find(key), ...this.#compounds.find(key)]

  #wordsWithPrefix(key: string): (readonly number[])[] {
    if (key.length === 1) return []
    const found = [this.#terms.withPrefix(key)]
    if (key.length >= LEAST_LETTERS_FOR_COMPOUNDS) found.push(this.#compounds.withPrefix(key))
    return found
  }

  #begunBy(initial: string): Bitmap {
    const known = this.#byInitial.get(initial)
    if (known !== undefined) return known
    const found = inArena(null, () => this.#postings.union([this.#terms.withPrefix(initial)]))
    this.#byInitial.set(initial, found)
    return found
  }

  #wordsOf(token: string): readonly number[] {
    const cached = this.#wordsByToken.get(token)
    if (cached !== undefined) return cached
    const found = new Set([
      ...words(token).map((word) => this.#wordIn(this.#terms, searchKeys(word))),
      ...compounds(token).map((compound) => this.#wordIn(this.#compounds, searchKeys(compound).slice(-1))),
    ])
    const all = [...found]
    if (token.length <= LONGEST_CACHED_CODE || !/\d/.test(token)) {
      if (this.#wordsByToken.size >= MOST_CACHED_TOKENS) this.#wordsByToken.clear()
      this.#wordsByToken.set(token, all)
    }
    return all
  }

  /** @param keys of a word; the last one is its own spelling */
  #wordIn(vocabulary: TermDictionary, keys: readonly string[]): number {
    const spelled = keys.at(-1) as string
    const known = vocabulary.findSpelled(spelled)
    const word = known ?? this.#postings.create()
    if (known === undefined) vocabulary.add(spelled, word, true)
    for (const key of keys)
      if (key !== spelled && !vocabulary.find(key).includes(word)) vocabulary.add(key, word, false)
    return word
  }
}
