import { Bitmap, countBits, listBits } from './bitmap.ts'
import type { PartsReader, PartsWriter } from './parts-file.ts'

/**
 * A posting list: the ascending slots of the products that have one term. Most terms of a large catalogue are codes of a
 * single product: those are a bare number. Frequent terms are bitmaps, smaller from one product in 32 on.
 */
export type Posting = number | SlotList | Bitmap

interface SlotList {
  slots: Uint32Array
  count: number
}

const LEAST_FOR_BITMAP = 256

/** Adds a slot, which must not be lower than any slot in the posting. */
export function addSlot(posting: Posting | undefined, slot: number): Posting {
  if (posting === undefined || posting === slot) return slot
  if (typeof posting === 'number') return { slots: Uint32Array.of(posting, slot), count: 2 }
  if (posting instanceof Bitmap) {
    posting.add(slot)
    return posting
  }
  return addToList(posting, slot)
}

export function addPosting(set: Bitmap, posting: Posting): void {
  if (typeof posting === 'number') set.add(posting)
  else if (posting instanceof Bitmap) set.addAll(posting)
  else for (let at = 0; at < posting.count; at++) set.add(posting.slots[at] as number)
}

/** The highest slot, or somewhat more. */
export function lastSlot(posting: Posting): number {
  if (typeof posting === 'number') return posting
  return posting instanceof Bitmap ? posting.words.length * 32 - 1 : (posting.slots[posting.count - 1] as number)
}

/** Applies a renumbering that keeps the order; -1 means the slot was removed. */
export function renumber(posting: Posting, newSlotOf: Int32Array): Posting | undefined {
  let renumbered: Posting | undefined
  for (const slot of listSlots(posting)) {
    const next = newSlotOf[slot] as number
    if (next >= 0) renumbered = addSlot(renumbered, next)
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
  const lists = entries.filter((entry): entry is [number, SlotList] => isList(entry[1]))
  saveMany(
    lists.map(([word, { slots, count }]) => [word, slots.subarray(0, count)]),
    to,
    `${name}/lists`,
  )
  const sets = entries.filter((entry): entry is [number, Bitmap] => entry[1] instanceof Bitmap)
  saveMany(
    sets.map(([word, { words }]) => [word, new Uint32Array(words.buffer, words.byteOffset, words.length)]),
    to,
    `${name}/sets`,
  )
}

export function loadPostings(from: PartsReader, name: string): (Posting | undefined)[] {
  const singles = from.numbers('Int32Array', `${name}/singles`)
  const postings: (Posting | undefined)[] = Array.from(singles, (slot) => (slot < 0 ? undefined : slot))
  for (const [word, slots] of loadMany(from, `${name}/lists`)) postings[word] = { slots, count: slots.length }
  for (const [word, words] of loadMany(from, `${name}/sets`)) {
    postings[word] = new Bitmap(new Int32Array(words.buffer, words.byteOffset, words.length))
  }
  return postings
}

const isList = (posting: Posting | undefined): posting is SlotList =>
  posting !== undefined && typeof posting !== 'number' && !(posting instanceof Bitmap)

/** Lists of numbers, each of a word, one after the other. */
function saveMany(
  lists: readonly (readonly [word: number, numbers: Uint32Array])[],
  to: PartsWriter,
  name: string,
): void {
  to.put(
    `${name}/words`,
    Uint32Array.from(lists, ([word]) => word),
  )
  to.put(
    `${name}/lengths`,
    Uint32Array.from(lists, ([, numbers]) => numbers.length),
  )
  const all = new Uint32Array(lists.reduce((sum, [, numbers]) => sum + numbers.length, 0))
  let at = 0
  for (const [, numbers] of lists) {
    all.set(numbers, at)
    at += numbers.length
  }
  to.put(`${name}/numbers`, all)
}

function loadMany(from: PartsReader, name: string): [word: number, numbers: Uint32Array][] {
  const lengths = from.numbers('Uint32Array', `${name}/lengths`)
  const all = from.numbers('Uint32Array', `${name}/numbers`)
  let at = 0
  return Array.from(from.numbers('Uint32Array', `${name}/words`), (word, place) => {
    const begin = at
    at += lengths[place] as number
    return [word, all.subarray(begin, at)]
  })
}

function addToList(list: SlotList, slot: number): Posting {
  if (list.slots[list.count - 1] === slot) return list
  if (list.count >= LEAST_FOR_BITMAP && list.count * 32 > slot) {
    const set = new Bitmap(new Int32Array((slot >>> 5) + 1))
    addPosting(set, list)
    set.add(slot)
    return set
  }
  if (list.count === list.slots.length) {
    const grown = new Uint32Array(Math.ceil(list.count * 1.5))
    grown.set(list.slots)
    list.slots = grown
  }
  list.slots[list.count++] = slot
  return list
}

function listSlots(posting: Posting): Uint32Array {
  if (typeof posting === 'number') return Uint32Array.of(posting)
  if (posting instanceof Bitmap) return listBits(posting, countBits(posting))
  return posting.slots.subarray(0, posting.count)
}
