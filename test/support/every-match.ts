import { OR } from '../../src/domain/search/alternatives.ts'
import { swapKeyboardLayout } from '../../src/domain/search/keyboard-layout.ts'
import { isInflection, stemOf, verbStem } from '../../src/domain/search/word-ending.ts'
import { compounds, queryKeys, searchKeys, words } from '../../src/domain/search-key.ts'
import type { IndexedProduct } from '../../src/server/catalog-index/indexed-product.ts'

interface FieldKeys {
  words: string[]
  compounds: string[]
}

type AllKeys = [brand: FieldKeys, name: FieldKeys, attributes: FieldKeys, kinds: FieldKeys, also: FieldKeys]

type HasWord = (keys: FieldKeys) => boolean

/** The tier, by weight, in which a product has a word; infinite where it has none. */
export type FieldOf = (row: IndexedProduct) => number

const BEGUN = 3
const KIND = 4
const DESCRIPTION = 5

/**
 * The expected tier of the worst word of a query, found by a full scan; infinite where a word is missing. Other names
 * count where nothing that meets the other conditions is found without them.
 */
export function fieldOfAll(
  rows: readonly IndexedProduct[],
  q: string,
  isWithin: (row: IndexedProduct) => boolean,
): FieldOf {
  const [strict, broad] = [false, true].map((isBroad): FieldOf => {
    const all = alternativesOf(q).map((words) => words.map((word) => fieldOfWord(rows, word, isBroad)))
    const best = (row: IndexedProduct) => all.map((some) => Math.min(...some.map((fieldOf) => fieldOf(row))))
    return (row) => (all.length === 0 ? Infinity : Math.max(...best(row)))
  }) as [FieldOf, FieldOf]
  return rows.some((row) => strict(row) !== Infinity && isWithin(row)) ? strict : broad
}

const partsOf = (q: string): string[][] => (q.includes(OR) ? q.split(OR).map(words) : [[...new Set(words(q))]])

/** Each word of a query, with those of which one is enough instead. */
function alternativesOf(q: string): string[][] {
  const all: string[][] = []
  for (const [at, part] of partsOf(q).entries()) {
    for (const [place, word] of part.entries()) {
      const isOther = place === 0 && at > 0 && partsOf(q)[at - 1]?.length !== 0
      if (isOther) all.at(-1)?.push(word)
      else all.push([word])
    }
  }
  return all
}

/** The expected place of a product found by a query: what was typed in full, what is in stock, what is sold out. */
export function rankOf(q: string, fieldOf: FieldOf): (row: IndexedProduct) => number {
  const runs = partsOf(q).flatMap((typed) =>
    typed.flatMap((_, from) => typed.slice(from).map((_, more) => typed.slice(from, from + more + 1).join(''))),
  )
  const keys = new Set(runs.flatMap(queryKeys))
  return (row) => {
    const isTyped = [...wholesOf(row), ...(keysOf(row)[1] as FieldKeys).compounds].some((key) => keys.has(key))
    const place = isTyped ? (row.isInStock ? 0 : 1) : row.isInStock ? 2 + fieldOf(row) : 10 + fieldOf(row)
    return place * 2 + (row.isBestseller ? 0 : 1)
  }
}

function fieldOfWord(rows: readonly IndexedProduct[], word: string, isBroad: boolean): FieldOf {
  const other = swapKeyboardLayout(word)
  const inHeads =
    (has: HasWord, hasInFull: HasWord = has): FieldOf =>
    (row) => {
      const [brand, name, attributes, kinds, also] = keysOf(row) as AllKeys
      const field = [brand, name, attributes].findIndex(hasInFull)
      if (field >= 0) return field
      if ([brand, name, attributes].some(has)) return BEGUN
      return [kinds, ...(isBroad ? [also] : [])].some(has) ? KIND : Infinity
    }
  const readings: FieldOf[] = [
    inHeads(isBegun(word), isInFull(word)),
    inHeads(isBegun(other), isInFull(other)),
    ...[word, verbStem(word)].map(
      (one): FieldOf =>
        (row) =>
          (one.length < 5 ? isInFull : isBegun)(one)(keysOf(row)[5] as FieldKeys) ? DESCRIPTION : Infinity,
    ),
    ...[1, 2].flatMap((most) => [word, other].map((typed) => inHeads(isMisspelt(typed, most, false)))),
    inHeads(isMisspelt(word, 1, true)),
  ]
  return readings.find((fieldOf) => rows.some((row) => fieldOf(row) !== Infinity)) ?? (() => Infinity)
}

const isBegun =
  (word: string): HasWord =>
  (own) =>
    queryKeys(word).some(
      (key) =>
        own.words.some((known) => isBeginning(word, key, known) || hasOtherEnding(key, known)) ||
        (key.length >= 5 && own.compounds.some((known) => known.startsWith(key))),
    )

/** One letter that a longer word sounds like is none. */
const isBeginning = (word: string, key: string, known: string) =>
  known.startsWith(key) && (key.length > 1 || word.length < 3)

const isInFull =
  (word: string): HasWord =>
  (own) =>
    queryKeys(word).some(
      (key) => own.compounds.includes(key) || own.words.some((known) => known === key || hasOtherEnding(key, known)),
    )

const isMisspelt =
  (word: string, most: number, isPrefix: boolean): HasWord =>
  (own) => {
    const known = most > 1 || isPrefix ? own.words : [...own.words, ...own.compounds]
    const long = word.length >= 5 * most ? queryKeys(word).filter((key) => key.length >= 5 * most) : []
    return long.some((key) => known.some((one) => isNear(key, one, most, isPrefix)))
  }

function isNear(key: string, known: string, most: number, isPrefix: boolean): boolean {
  const beginnings = isPrefix ? Array.from({ length: known.length + 1 }, (_, to) => known.slice(0, to)) : [known]
  return beginnings.some((one) => distance(key, one, most) <= most)
}

/** The number of edits, tried one after the other; more than `most` is `most + 1`. */
function distance(one: string, other: string, most: number): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const left = one.slice(at)
  const right = other.slice(at)
  if (left === '' && right === '') return 0
  if (most === 0) return 1
  const swapped = left.slice(1, 2) === right[0] && left[0] === right.slice(1, 2)
  const edited: [string, string][] = [
    ...(left === '' ? [] : [[left.slice(1), right] as [string, string]]),
    ...(right === '' ? [] : [[left, right.slice(1)] as [string, string]]),
    ...(left === '' || right === '' ? [] : [[left.slice(1), right.slice(1)] as [string, string]]),
    ...(left.length > 1 && swapped ? [[left.slice(2), right.slice(2)] as [string, string]] : []),
  ]
  return 1 + Math.min(...edited.map(([a, b]) => distance(a, b, most - 1)))
}

function hasOtherEnding(key: string, known: string): boolean {
  const stem = stemOf(key)
  return stem !== key && known.startsWith(stem) && isInflection(known, stem)
}

const wholesOf = oncePerRow(({ texts }) => texts.codes.flatMap((code) => searchKeys(words(code).join(''))))

const keysOf = oncePerRow(({ texts }): FieldKeys[] => {
  const { brand, name, codes, attributes, kinds, also, description } = texts
  const fields = [[brand], [name, ...codes], [attributes], [kinds], [also], [description]]
  return fields.map((own, field) => ({
    words: own.flatMap(words).flatMap(searchKeys),
    compounds: [
      ...own.flatMap(compounds).map((compound) => searchKeys(compound).at(-1) as string),
      ...(field === 1 ? texts.codes.flatMap((code) => searchKeys(words(code).join(''))) : []),
    ],
  }))
})

function oncePerRow<Value>(compute: (row: IndexedProduct) => Value): (row: IndexedProduct) => Value {
  const known = new WeakMap<IndexedProduct, Value>()
  return (row) => {
    const found = known.get(row) ?? compute(row)
    known.set(row, found)
    return found
  }
}
