/** Lists of product ids in the browser's storage: guests' saved products, and recently viewed ones. */
type Key = 'savedProducts' | 'seenProducts'

const NONE: readonly number[] = []
const lists = new Map<Key, readonly number[]>()
const listeners = new Set<() => void>()

export function storedIds(key: Key): readonly number[] {
  const known = lists.get(key) ?? readIds(key)
  lists.set(key, known)
  return known
}

export function storeIds(key: Key, ids: readonly number[]): void {
  lists.set(key, ids)
  try {
    localStorage.setItem(key, JSON.stringify(ids))
  } catch {
    // Forbidden or full: the list then holds until the page is left.
  }
  for (const changed of listeners) changed()
}

export function onStoredIdsChange(changed: () => void): () => void {
  const elsewhere = () => {
    lists.clear()
    changed()
  }
  listeners.add(changed)
  addEventListener('storage', elsewhere)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', elsewhere)
  }
}

export const noIds = () => NONE

function readIds(key: Key): readonly number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter(Number.isSafeInteger) : NONE
  } catch {
    return NONE
  }
}
