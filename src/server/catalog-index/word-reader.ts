import { isAge } from '../../domain/search/ages.ts'
import { isCommon } from '../../domain/search/common-words.ts'
import { isOfFrame } from '../../domain/search/features.ts'
import { swapKeyboardLayout } from '../../domain/search/keyboard-layout.ts'
import { verbStem } from '../../domain/search/word-ending.ts'
import { type Bitmap, intersection } from './bitmap.ts'
import { type InvertedIndex, LETTERS_FOR_EDIT } from './inverted-index.ts'
import { groupsOf } from './known-words.ts'
import { describedAs } from './mention-reader.ts'
import type { Fields } from './search-fields.ts'
import type { Phrases, Scope, WithSiblings, WordGroup } from './search-scope.ts'
import { common, cumulated, either, findsNothing, NOTHING, ofEach, type Tiers } from './tiers.ts'

const MOST_EDITS = 2
/** Letters of each of two words that are written as one. */
const LEAST_PART = 3

/** Reads what a word of a search may mean: as it is written, by what means the same, or with a slip or a typo. */
export class WordReader {
  readonly #fields: Fields
  readonly #withSiblings: WithSiblings

  constructor(fields: Fields, withSiblings: WithSiblings) {
    this.#fields = fields
    this.#withSiblings = withSiblings
  }

  /** What has all the typed words, or all words of a phrase that means the same. */
  meaning({ others = [], ...group }: WordGroup, scope: Scope): Tiers {
    if (others.length > 0) return either([group, ...others].map((one) => this.meaning(one, scope)))
    const { typed, isRange } = group
    if (isRange) return this.anyOf(group.phrases, scope)
    if (isSaidOnce(typed)) return this.inFull(group, scope)
    const known = this.#ofTrade(group, scope)
    const found = findsNothing(known) ? common(typed.map((word) => this.#spelled(word, scope))) : known
    return scope.isLiteral || !findsNothing(found) ? found : common(typed.map((word) => this.#guessed(word, scope)))
  }

  /** As somebody types the words, who has not finished the last one. */
  begun(wanted: readonly string[], scope: Scope): Tiers {
    const begun = scope.isLiteral ? null : scope.synonyms?.begun(wanted)
    if (!begun) return NOTHING
    const before = [...groupsOf(wanted.slice(0, begun.from), scope.synonyms)]
    return common([...before.map((group) => this.meaning(group, scope)), this.anyOf(begun.phrases, scope)])
  }

  /** Those of `isSaidOnce` too whose own text does not say it. */
  #ofModels(found: Tiers, { live }: Scope): Tiers {
    return ofEach(found, (tier) => this.#withSiblings(tier, live))
  }

  /** Of a word of the trade, the beginning is not enough: 'cat' begins 'καθρέφτης' as well. */
  #ofTrade(group: WordGroup, scope: Scope): Tiers {
    return group.phrases.length === 0 ? NOTHING : this.inFull(group, scope)
  }

  /** As `meaning`, without beginnings, misspellings and descriptions. */
  inFull({ typed, phrases, others = [] }: WordGroup, scope: Scope): Tiers {
    const found = this.anyOf([typed, ...phrases, ...others.flatMap((one) => [one.typed, ...one.phrases])], scope)
    return isSaidOnce(typed) ? this.#ofModels(found, scope) : found
  }

  /** What has all words of one of the phrases, as they are written. */
  anyOf(phrases: Phrases, scope: Scope): Tiers {
    return either(phrases.map((phrase) => common(phrase.map((word) => this.#spelled(word, scope, true)))))
  }

  /** Of a word that nothing has, the first reading that something has. */
  #guessed(word: string, scope: Scope): Tiers {
    const other = swapKeyboardLayout(word)
    const readings = [
      () => this.#ofTrade(groupOf(other, scope), scope),
      () => this.#spelled(other, scope),
      () => this.anyOf(scope.synonyms?.guess(word) ?? [], scope),
      () => this.#joined(word, scope),
      () => this.#described(word, scope),
      () => this.#described(verbStem(word), scope),
      ...(isCommon(word) ? [] : this.#misspellings(word, scope)),
    ]
    for (const read of readings) {
      const found = read()
      if (!findsNothing(found)) return found
    }
    return NOTHING
  }

  /** Two words without a space, each in full: `goldaviator`, `ottaviabrenzi`. */
  #joined(word: string, scope: Scope): Tiers {
    for (let at = LEAST_PART; at <= word.length - LEAST_PART; at++) {
      const parts = [word.slice(0, at), word.slice(at)]
      const found = common(parts.map((part) => this.inFull(groupOf(part, scope), scope)))
      if (!findsNothing(found)) return found
    }
    return NOTHING
  }

  #misspellings(word: string, scope: Scope): (() => Tiers)[] {
    const typed = [word, swapKeyboardLayout(word)]
    return [
      ...[1, MOST_EDITS].flatMap((most) => typed.map((one) => () => this.#misspelt(one, most, scope))),
      () => this.#misspelt(word, 1, scope, true),
    ]
  }

  #spelled(word: string, scope: Scope, isInFull = false): Tiers {
    const { heads, others } = this.#readIn(scope)
    const inFull = heads.map((index) => [index.inFull(word)])
    if (isInFull) return cumulated([...inFull, [], others.map((index) => index.inFull(word)), []], scope.live)
    const [begun, less] = [heads, others].map((some) => some.map((index) => index.beginning(word))) as [
      Bitmap[],
      Bitmap[],
    ]
    return cumulated([...inFull, begun, less, []], scope.live)
  }

  #misspelt(word: string, most: number, scope: Scope, isPrefix = false): Tiers {
    if (word.length < LETTERS_FOR_EDIT * most) return NOTHING
    const { heads, others } = this.#readIn(scope)
    const read = (index: InvertedIndex) => index.misspelt(word, most, isPrefix)
    return cumulated([...heads.map((index) => [read(index)]), [], others.map(read), []], scope.live)
  }

  #readIn({ isBroad }: Scope) {
    const { brand, name, attributes, kinds, also } = this.#fields
    return { heads: [brand, name, attributes], others: isBroad ? [kinds, also] : [kinds] }
  }

  #described(word: string, { live }: Scope): Tiers {
    return [...NOTHING.slice(1), intersection([describedAs(word, this.#fields), live])]
  }
}

/** A frame has the same hinges in all its colours, and is for the same ages, though one text alone may tell of them. */
const isSaidOnce = ([word = '']: readonly string[]): boolean => isOfFrame(word) || isAge(word)

const groupOf = (word: string, { synonyms }: Scope): WordGroup => ({
  typed: [word],
  phrases: synonyms?.find([word], 0)?.phrases ?? [],
})
