import { type FrameSize, sizeKey, sizesNear } from '../../domain/frame-size.ts'
import { OR, withoutLoneOr } from '../../domain/search/alternatives.ts'
import type { Synonyms } from '../../domain/search/synonyms.ts'
import { Bitmap, countBits, difference, haveCommon, intersection, isEmpty, union } from './bitmap.ts'
import { InvertedIndex } from './inverted-index.ts'
import { KeptSets } from './kept-sets.ts'
import { groupsOf, knownGroups, namesWearer, UnknownWords, wantedOf } from './known-words.ts'
import { MentionReader } from './mention-reader.ts'
import type { PartsReader, PartsWriter } from './parts-file.ts'
import { recordOf } from './record-of.ts'
import { BITMAP_FROM, FIELDS, type Fields } from './search-fields.ts'
import type { Matches, Phrases, Scope, SearchScope, WithSiblings } from './search-scope.ts'
import type { SearchTexts } from './search-texts.ts'
import { common, findsNothing, NOTHING, type Tiers } from './tiers.ts'
import { WordReader } from './word-reader.ts'

/** The tier of what has a word in its brand, name or attributes. */
const IN_ATTRIBUTES = FIELDS.indexOf('attributes')
/** That of what is of a kind or has another name so. */
const IN_OTHER_NAMES = FIELDS.indexOf('also')

/** Finds products by words, with an index for each field, and says how well each product matches. */
export class SearchIndex {
  readonly #fields: Fields
  readonly #reader: WordReader
  readonly #mentions: MentionReader
  readonly #found = new KeptSets()
  readonly #unknown = new UnknownWords()
  #synonyms: Synonyms | undefined

  constructor(
    withSiblings: WithSiblings,
    fields: Fields = recordOf(FIELDS, (field) => new InvertedIndex(BITMAP_FROM[field])),
  ) {
    this.#fields = fields
    this.#reader = new WordReader(fields, withSiblings)
    this.#mentions = new MentionReader(fields)
  }

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
   * of `within` matches, its other names count too. A lenient search then does without the words of `leftOut`.
   */
  search(query: string, scope: SearchScope): Matches | null {
    if (query.trim() === '') return null
    const left = scope.isLenient ? this.leftOut(query, scope) : []
    const wanted = withoutLoneOr(wantedOf(query).filter((word) => !left.includes(word)))
    if (wanted.length === 0 && left.length > 0) return { all: scope.live, tiers: [new Bitmap(), scope.live] }
    const tiers = this.#findWithin(wanted, scope)
    const all = tiers.at(-1) as Bitmap
    const wearers = wanted.filter((word) => namesWearer([word], scope.synonyms))
    return {
      ...{ all, tiers, findMentions: () => this.#mentioning(wanted, all, scope) },
      ...(wearers.length > 0 && { findOwn: () => union(wearers.map((word) => this.named(word, scope))) }),
    }
  }

  /** Whether `search` finds any of `live`. */
  finds(query: string, scope: SearchScope): boolean {
    return !findsNothing(this.#findWithin(withoutLoneOr(wantedOf(query)), { ...scope, within: scope.live }))
  }

  /** The words of a search that no product has, where no product has all of them and some have most; none otherwise. */
  leftOut(query: string, scope: SearchScope): readonly string[] {
    const wanted = wantedOf(query)
    if (!findsNothing(this.#findWithin(wanted, { ...scope, within: scope.live }))) return []
    return this.#unknown.find(wanted, this.#reader, { ...scope, isBroad: true })
  }

  /** How many things the words of a search name that products have, but in descriptions. */
  countKnown(query: string, scope: SearchScope): number {
    return knownGroups(wantedOf(query), this.#reader, { ...scope, isBroad: true }).known.length
  }

  /** Whether a product has all words of one of the phrases, as they are written, in its brand, name or attributes. */
  hasAny(phrases: Phrases, live: Bitmap): boolean {
    return !findsNothing(this.#reader.anyOf(phrases, { live, isBroad: false }))
  }

  /**
   * Products that have none of the things, nor what means the same, as it is written, but in descriptions. What a thing
   * is called as well counts, as titanium is a metal; but what anybody may wear is not left out with what women wear.
   */
  without(unwanted: readonly string[], scope: SearchScope): Bitmap {
    const find = () => {
      const found = new Bitmap()
      for (const thing of unwanted.map(wantedOf)) {
        found.addAll(this.#namedAnew(thing, scope, IN_ATTRIBUTES))
        if (!namesWearer(thing, scope.synonyms)) found.addAll(this.#namedAnew(thing, scope, IN_OTHER_NAMES))
      }
      return [difference(scope.live, found)]
    }
    return this.#keep(`not ${unwanted.join(OR)}`, scope, find)[0] as Bitmap
  }

  /** Whether a thing that a search names is one of the products, and not only what they go with. */
  namesSome(query: string, live: Bitmap, scope: SearchScope): boolean {
    const groups = [...groupsOf(wantedOf(query), scope.synonyms)]
    return groups.some((group) => !findsNothing(this.#reader.meaning(group, { ...scope, live, isBroad: false })))
  }

  /** Products that have a word, or what means the same, as it is written, in their brand, name or attributes. */
  named(word: string, scope: SearchScope): Bitmap {
    return this.#keep(`named ${word}`, scope, () => [this.#namedAnew([word], scope, IN_ATTRIBUTES)])[0] as Bitmap
  }

  #namedAnew(thing: readonly string[], scope: SearchScope, tier: number): Bitmap {
    const groups = [...groupsOf(thing, scope.synonyms)]
    const isBroad = tier > IN_ATTRIBUTES
    return intersection(groups.map((group) => this.#reader.inFull(group, { ...scope, isBroad })[tier] as Bitmap))
  }

  /** Call it when products were added, changed or removed. */
  forget(): void {
    this.#found.forget()
    this.#unknown.forget()
  }

  /** By other names too where nothing of `within` matches without them. */
  #findWithin(wanted: readonly string[], scope: SearchScope): Tiers {
    const strict = this.#findAll(wanted, { ...scope, isBroad: false })
    const isVain = !haveCommon(strict.at(-1) as Bitmap, scope.within ?? scope.live)
    return isVain ? this.#findAll(wanted, { ...scope, isBroad: true }) : strict
  }

  /** The tiers, and before them those of the last one whose code stands in the query. */
  #findAll(wanted: readonly string[], scope: Scope): Tiers {
    const key = `${scope.isBroad} ${scope.isLiteral ?? false} ${wanted.join(' ')}`
    return this.#keep(key, scope, () => {
      const tiers = this.#findAnew(wanted, scope)
      return [intersection([this.#fields.name.wholeIn(wanted), tiers.at(-1) as Bitmap]), ...tiers]
    })
  }

  /** Of `all` that the words find. By other names they find more, so that its number is a key. */
  #mentioning(wanted: readonly string[], all: Bitmap, scope: SearchScope): Bitmap | undefined {
    const find = () => [this.#mentions.mentioning([...groupsOf(wanted, scope.synonyms)], all) ?? []].flat()
    return this.#keep(`mentioning ${scope.isLiteral ?? false} ${countBits(all)} ${wanted.join(' ')}`, scope, find)[0]
  }

  #keep(key: string, { synonyms }: SearchScope, find: () => readonly Bitmap[]): readonly Bitmap[] {
    if (synonyms !== this.#synonyms) this.forget()
    this.#synonyms = synonyms
    return this.#found.find(key) ?? this.#found.keep(key, find())
  }

  #findAnew(wanted: readonly string[], scope: Scope): Tiers {
    let found: Tiers | undefined
    for (const group of groupsOf(wanted, scope.synonyms)) {
      const meant = this.#reader.meaning(group, scope)
      found = found === undefined ? meant : common([found, meant])
      if (findsNothing(found)) return this.#reader.begun(wanted, scope)
    }
    return found ?? NOTHING
  }

  /** Products of the size; where there is none, those of the sizes nearest to it. */
  searchSize(size: FrameSize, scope: SearchScope): Bitmap {
    const ofSizes = (sizes: readonly FrameSize[]) => intersection([this.#fields.attributes.ofSizes(sizes), scope.live])
    const find = () => [
      sizesNear(size)
        .map(ofSizes)
        .find((set) => !isEmpty(set)) ?? new Bitmap(),
    ]
    return this.#keep(`size ${sizeKey(size)}`, scope, find)[0] as Bitmap
  }

  hasSize = (size: FrameSize, live: Bitmap) => haveCommon(this.#fields.attributes.ofSizes([size]), live)

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

  static load(from: PartsReader, withSiblings: WithSiblings): SearchIndex {
    return new SearchIndex(
      withSiblings,
      recordOf(FIELDS, (field) => InvertedIndex.load(from, `search/${field}`, BITMAP_FROM[field])),
    )
  }
}
