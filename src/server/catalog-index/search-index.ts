import { type FrameSize, sizesNear } from '../../domain/frame-size.ts'
import { swapKeyboardLayout } from '../../domain/keyboard-layout.ts'
import { words } from '../../domain/search-key.ts'
import type { Synonyms } from '../../domain/search-synonyms.ts'
import { Bitmap, haveCommon, intersection, isEmpty } from './bitmap.ts'
import { InvertedIndex, LETTERS_FOR_EDIT } from './inverted-index.ts'
import { KeptSets } from './kept-sets.ts'
import type { PartsReader, PartsWriter } from './parts-file.ts'
import { recordOf } from './record-of.ts'
import { common, cumulated, either, findsNothing, NOTHING, type Tiers } from './tiers.ts'

export const MAX_QUERY_WORDS = 16
const MOST_EDITS = 2

/** What a product is found by. */
export interface SearchTexts {
  /** Model and SKU, which can be typed in full. */
  codes: readonly string[]
  brand: string
  name: string
  /** Category, shape, colours, material, size and so on. */
  attributes: string
  /** What it can be called as well: this counts where a query finds nothing otherwise. */
  also: string
  description: string
}

const FIELDS = ['brand', 'name', 'attributes', 'also', 'description'] as const

/** Descriptions have the most words, and are asked last: what takes the least memory is quick enough. */
const BITMAP_FROM: { [Field in (typeof FIELDS)[number]]?: number } = { description: 8 }

export interface Matches {
  all: Bitmap
  /** The best first, each within the next: those whose code stands in the query, then the tiers of the worst word. */
  tiers: readonly Bitmap[]
}

/** Finds products by words, with an index for each field, and says how well each product matches. */
export class SearchIndex {
  #fields = recordOf(FIELDS, (field) => new InvertedIndex(BITMAP_FROM[field]))
  readonly #found = new KeptSets()
  #synonyms: Synonyms | undefined

  add(slot: number, { codes, ...texts }: SearchTexts): void {
    for (const field of FIELDS) this.#fields[field].add(slot, texts[field])
    for (const code of codes) {
      this.#fields.name.add(slot, code)
      this.#fields.name.addWhole(slot, code)
    }
  }

  /**
   * The products of `live` that match every word of `query`, or what means the same; `null` if the query is blank. A
   * word that nothing has may have been typed on the other keyboard layout or, failing that, have a typo. Where nothing
   * of `within` matches, its other names count too.
   */
  search(query: string, { live, within = live, synonyms }: SearchScope): Matches | null {
    if (query.trim() === '') return null
    const wanted = [...new Set(words(query))].slice(0, MAX_QUERY_WORDS)
    const strict = this.#findAll(wanted, { live, synonyms, isBroad: false })
    const isVain = !haveCommon(strict.at(-1) as Bitmap, within)
    const found = isVain ? this.#findAll(wanted, { live, synonyms, isBroad: true }) : strict
    const all = found.at(-1) as Bitmap
    return { all, tiers: [intersection([this.#typedInFull(wanted), all]), ...found] }
  }

  /** Whether a product has all words of one of the phrases, as they are written, in its brand, name or attributes. */
  hasAny(phrases: Phrases, live: Bitmap): boolean {
    return !findsNothing(this.#anyOf(phrases, { live, isBroad: false }))
  }

  /** Call it when products were added, changed or removed. */
  forget(): void {
    this.#found.forget()
  }

  #findAll(wanted: readonly string[], scope: Scope): Tiers {
    if (scope.synonyms !== this.#synonyms) this.forget()
    this.#synonyms = scope.synonyms
    const key = `${scope.isBroad} ${wanted.join(' ')}`
    return this.#found.find(key) ?? this.#found.keep(key, this.#findAnew(wanted, scope))
  }

  #findAnew(wanted: readonly string[], scope: Scope): Tiers {
    let found: Tiers | undefined
    for (let at = 0; at < wanted.length; at++) {
      const same = scope.synonyms?.find(wanted, at) ?? null
      const typed = wanted.slice(at, at + (same?.length ?? 1))
      const meant = this.#meaning(typed, same?.phrases ?? [], scope)
      found = found === undefined ? meant : common([found, meant])
      if (findsNothing(found)) return found
      at += typed.length - 1
    }
    return found ?? NOTHING
  }

  /** Products of the size; where there is none, those of the sizes nearest to it. */
  searchSize(size: FrameSize, live: Bitmap): Bitmap {
    const ofSizes = (sizes: readonly FrameSize[]) => intersection([this.#fields.attributes.ofSizes(sizes), live])
    const exact = ofSizes([size])
    return isEmpty(exact) ? ofSizes(sizesNear(size)) : exact
  }

  /** Applies a renumbering that keeps the order; -1 means the slot was removed. */
  renumber(newSlotOf: Int32Array): void {
    for (const field of FIELDS) this.#fields[field].renumber(newSlotOf)
  }

  /** Takes less memory after many additions. */
  pack(): void {
    for (const field of FIELDS) this.#fields[field].pack()
  }

  save(to: PartsWriter): void {
    for (const field of FIELDS) this.#fields[field].save(to, `search/${field}`)
  }

  static load(from: PartsReader): SearchIndex {
    const index = new SearchIndex()
    index.#fields = recordOf(FIELDS, (field) => InvertedIndex.load(from, `search/${field}`, BITMAP_FROM[field]))
    return index
  }

  /** Products whose model or SKU stands in the query, as one word or as several in a row. */
  #typedInFull(wanted: readonly string[]): Bitmap {
    const found = new Bitmap()
    for (let from = 0; from < wanted.length; from++) {
      for (let to = from + 1; to <= wanted.length; to++) found.addAll(this.#fields.name.whole(wanted.slice(from, to)))
    }
    return found
  }

  /** What has all the typed words, or all words of a phrase that means the same. */
  #meaning(typed: readonly string[], phrases: Phrases, scope: Scope): Tiers {
    // Of a word of the trade, the beginning is not enough: 'cat' begins 'καθρέφτης' as well.
    const known = phrases.length === 0 ? NOTHING : this.#anyOf([typed, ...phrases], scope)
    const found = findsNothing(known) ? common(typed.map((word) => this.#spelled(word, scope))) : known
    return findsNothing(found) ? common(typed.map((word) => this.#guessed(word, scope))) : found
  }

  #anyOf(phrases: Phrases, scope: Scope): Tiers {
    return either(phrases.map((phrase) => common(phrase.map((word) => this.#spelled(word, scope, true)))))
  }

  /** Of a word that nothing has, the first reading that something has. */
  #guessed(word: string, scope: Scope): Tiers {
    const other = swapKeyboardLayout(word)
    const readings = [
      () => this.#spelled(other, scope),
      () => this.#anyOf(scope.synonyms?.guess(word) ?? [], scope),
      () => [...NOTHING.slice(1), intersection([this.#inDescription(word), scope.live])],
      ...[1, MOST_EDITS].flatMap((most) => [word, other].map((typed) => () => this.#misspelt(typed, most, scope))),
      () => this.#misspelt(word, 1, scope, true),
    ]
    for (const read of readings) {
      const found = read()
      if (!findsNothing(found)) return found
    }
    return NOTHING
  }

  #spelled(word: string, scope: Scope, isInFull = false): Tiers {
    const { heads, others } = this.#readIn(scope)
    const inFull = heads.map((index) => [index.inFull(word)])
    const begun = isInFull
      ? others.map((index) => index.inFull(word))
      : [...heads, ...others].map((index) => index.beginning(word))
    return cumulated([...inFull, begun, []], scope.live)
  }

  #misspelt(word: string, most: number, scope: Scope, isPrefix = false): Tiers {
    if (word.length < LETTERS_FOR_EDIT * most) return NOTHING
    const { heads, others } = this.#readIn(scope)
    const read = (index: InvertedIndex) => index.misspelt(word, most, isPrefix)
    return cumulated([...heads.map((index) => [read(index)]), others.map(read), []], scope.live)
  }

  #readIn({ isBroad }: Scope) {
    const { brand, name, attributes, also } = this.#fields
    return { heads: [brand, name, attributes], others: isBroad ? [also] : [] }
  }

  /** The beginning of a word counts from five letters on: descriptions have so many words. */
  #inDescription(word: string): Bitmap {
    const { description } = this.#fields
    return word.length < LETTERS_FOR_EDIT ? description.inFull(word) : description.beginning(word)
  }
}

type Phrases = readonly (readonly string[])[]

export interface SearchScope {
  live: Bitmap
  /** What meets the conditions beside the words; defaults to `live`. */
  within?: Bitmap
  synonyms?: Synonyms | undefined
}

interface Scope extends SearchScope {
  /** Whether a product's other names count, which they do where nothing is found without them. */
  isBroad: boolean
}
