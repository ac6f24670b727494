import { Bitmap } from './bitmap.ts'
import { GapList } from './gap-list.ts'
import type { PartsReader, PartsWriter } from './parts-file.ts'

/** The ascending slots of the products that have a frequent term: those of the most frequent are joined quickly. */
export type LongPosting = GapList | Bitmap

const LEAST_FOR_BITMAP = 256
/** A bitmap takes four times the memory where one product in so many has the term. */
const BITMAP_FROM = 32

/**
 * Adds a slot, which must not be lower than any slot in the posting.
 *
 * @param bitmapFrom a term is a bitmap from one product in so many on
 * @returns the posting, or the one that takes its place
 */
export function addToPosting(posting: LongPosting, slot: number, bitmapFrom = BITMAP_FROM): LongPosting {
  const isBitmap = posting instanceof Bitmap
  if (isBitmap || posting.last === slot || posting.count < LEAST_FOR_BITMAP || posting.count * bitmapFrom <= slot) {
    posting.add(slot)
    return posting
  }
  const set = new Bitmap(new Int32Array((slot >>> 5) + 1))
  posting.addTo(set)
  set.add(slot)
  return set
}

type OfWord<Posting> = readonly [word: number, posting: Posting]

export function saveLong(long: ReadonlyMap<number, LongPosting>, to: PartsWriter, name: string): void {
  const lists = [...long].filter((entry): entry is [number, GapList] => entry[1] instanceof GapList)
  saveMany(
    lists.map(([word, { bytes }]) => [word, bytes]),
    to,
    `${name}/lists`,
  )
  to.put(`${name}/lists/ends`, Int32Array.from(lists.flatMap(([, { count, last }]) => [count, last])))
  const sets = [...long].filter((entry): entry is [number, Bitmap] => entry[1] instanceof Bitmap)
  saveMany(
    sets.map(([word, { words }]) => [word, new Uint8Array(words.buffer, words.byteOffset, words.byteLength)]),
    to,
    `${name}/sets`,
  )
}

export function loadLong(from: PartsReader, name: string): Map<number, LongPosting> {
  const long = new Map<number, LongPosting>()
  const ends = from.numbers('Int32Array', `${name}/lists/ends`)
  for (const [place, [word, bytes]] of [...loadMany(from, `${name}/lists`)].entries())
    long.set(word, new GapList(bytes, ends[2 * place], ends[2 * place + 1]))
  for (const [word, { buffer, byteOffset, length }] of loadMany(from, `${name}/sets`))
    long.set(word, new Bitmap(new Int32Array(buffer, byteOffset, length / Int32Array.BYTES_PER_ELEMENT)))
  return long
}

/** Bytes, each of a word, one after the other. */
function saveMany(all: readonly OfWord<Uint8Array>[], to: PartsWriter, name: string): void {
  to.put(
    `${name}/words`,
    Uint32Array.from(all, ([word]) => word),
  )
  to.put(
    `${name}/lengths`,
    Uint32Array.from(all, ([, bytes]) => bytes.length),
  )
  to.put(`${name}/bytes`, Buffer.concat(all.map(([, bytes]) => bytes)))
}

function* loadMany(from: PartsReader, name: string): Generator<[word: number, bytes: Buffer]> {
  const lengths = from.numbers('Uint32Array', `${name}/lengths`)
  const words = from.numbers('Uint32Array', `${name}/words`)
  const all = from.bytes(`${name}/bytes`)
  let at = 0
  for (const [place, word] of words.entries()) {
    const begin = at
    at += lengths[place] as number
    yield [word, all.subarray(begin, at)]
  }
}
