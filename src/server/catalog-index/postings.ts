import { Bitmap, countBits, listBits } from './bitmap.ts'
import { GapList } from './gap-list.ts'
import type { PartsReader, PartsWriter } from './parts-file.ts'

/**
 * A posting list: the ascending slots of the products that have one term. Most terms of a large catalogue are codes of a
 * single product: those are a bare number. Few slots are the text of a list of gaps. Frequent terms are bitmaps, which
 * are joined quickly.
 */
export type Posting = number | string | GapList | Bitmap

const LONGEST_TEXT = 64
const LEAST_FOR_BITMAP = 256
/** A bitmap takes four times the memory where one product in so many has the term. */
const BITMAP_FROM = 32

/**
 * Adds a slot, which must not be lower than any slot in the posting.
 *
 * @param bitmapFrom a term is a bitmap from one product in so many on
 */
export function addSlot(posting: Posting | undefined, slot: number, bitmapFrom = BITMAP_FROM): Posting {
  if (posting === undefined || posting === slot) return slot
  if (posting instanceof Bitmap) {
    posting.add(slot)
    return posting
  }
  const list = listOf(posting)
  if (list.last !== slot && list.count >= LEAST_FOR_BITMAP && list.count * bitmapFrom > slot) {
    const set = new Bitmap(new Int32Array((slot >>> 5) + 1))
    list.addTo(set)
    set.add(slot)
    return set
  }
  list.add(slot)
  return posting instanceof GapList || list.bytes.length > LONGEST_TEXT ? list : list.toText()
}

export function addPosting(set: Bitmap, posting: Posting): void {
  if (typeof posting === 'number') set.add(posting)
  else if (posting instanceof Bitmap) set.addAll(posting)
  else listOf(posting).addTo(set)
}

/** The highest slot, or somewhat more. */
export function lastSlot(posting: Posting): number {
  if (typeof posting === 'number') return posting
  return posting instanceof Bitmap ? posting.words.length * 32 - 1 : listOf(posting).last
}

/** Applies a renumbering that keeps the order; -1 means the slot was removed. */
export function renumber(posting: Posting, newSlotOf: Int32Array, bitmapFrom = BITMAP_FROM): Posting | undefined {
  let renumbered: Posting | undefined
  for (const slot of listSlots(posting)) {
    const next = newSlotOf[slot] as number
    if (next >= 0) renumbered = addSlot(renumbered, next, bitmapFrom)
  }
  return renumbered
}

/** Writes the postings of all words; a word's place is its number. */
export function savePostings(postings: readonly (Posting | undefined)[], to: PartsWriter, name: string): void {
  to.put(
    `${name}/singles`,
    Int32Array.from(postings, (one) => (typeof one === 'number' ? one : -1)),
  )
  const entries = [...postings.entries()]
  const texts = entries.filter((entry): entry is [number, string] => typeof entry[1] === 'string')
  saveMany(
    texts.map(([word, text]) => [word, Buffer.from(text, 'latin1')]),
    to,
    `${name}/texts`,
  )
  const lists = entries.filter((entry): entry is [number, GapList] => entry[1] instanceof GapList)
  saveMany(
    lists.map(([word, { bytes }]) => [word, bytes]),
    to,
    `${name}/lists`,
  )
  to.put(`${name}/lists/ends`, Int32Array.from(lists.flatMap(([, { count, last }]) => [count, last])))
  const sets = entries.filter((entry): entry is [number, Bitmap] => entry[1] instanceof Bitmap)
  saveMany(
    sets.map(([word, { words }]) => [word, new Uint8Array(words.buffer, words.byteOffset, words.byteLength)]),
    to,
    `${name}/sets`,
  )
}

export function loadPostings(from: PartsReader, name: string): (Posting | undefined)[] {
  const singles = from.numbers('Int32Array', `${name}/singles`)
  const postings: (Posting | undefined)[] = Array.from(singles, (slot) => (slot < 0 ? undefined : slot))
  for (const [word, bytes] of loadMany(from, `${name}/texts`)) postings[word] = bytes.toString('latin1')
  const ends = from.numbers('Int32Array', `${name}/lists/ends`)
  for (const [place, [word, bytes]] of [...loadMany(from, `${name}/lists`)].entries())
    postings[word] = new GapList(bytes, ends[2 * place], ends[2 * place + 1])
  for (const [word, { buffer, byteOffset, length }] of loadMany(from, `${name}/sets`))
    postings[word] = new Bitmap(new Int32Array(buffer, byteOffset, length / Int32Array.BYTES_PER_ELEMENT))
  return postings
}

/** Bytes, each of a word, one after the other. */
function saveMany(all: readonly (readonly [word: number, bytes: Uint8Array])[], to: PartsWriter, name: string): void {
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

/** A text that was added to is a text again; a number is a list of one. */
function listOf(posting: number | string | GapList): GapList {
  if (posting instanceof GapList) return posting
  if (typeof posting === 'string') return GapList.fromText(posting)
  const list = new GapList()
  list.add(posting)
  return list
}

function listSlots(posting: Posting): ArrayLike<number> & Iterable<number> {
  return posting instanceof Bitmap ? listBits(posting, countBits(posting)) : listOf(posting).list()
}
