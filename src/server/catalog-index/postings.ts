import { Bitmap, countBits, listBits } from './bitmap.ts'

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

/** Applies a renumbering that keeps the order; -1 means the slot was removed. */
export function renumber(posting: Posting, newSlotOf: Int32Array): Posting | undefined {
  let renumbered: Posting | undefined
  for (const slot of listSlots(posting)) {
    const next = newSlotOf[slot] as number
    if (next >= 0) renumbered = addSlot(renumbered, next)
  }
  return renumbered
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
