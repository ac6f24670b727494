import { readStored, removeStored, writeStored } from '../../client/storage.ts'
import { MAX_FILTER_LENGTH } from '../../domain/filters.ts'

/** In the browser's storage alone: a server never hears of it. */
const KEY = 'searches'
const KEPT = 6

/** What was searched for in this browser, the latest first. */
export function recentSearches(): string[] {
  try {
    const texts: unknown = JSON.parse(readStored(KEY) ?? '[]')
    if (!Array.isArray(texts)) return []
    return texts
      .filter((text) => typeof text === 'string' && text !== '' && text.length <= MAX_FILTER_LENGTH)
      .slice(0, KEPT)
  } catch {
    return []
  }
}

export function noteSearch(text: string): void {
  const q = text.trim()
  if (q !== '') store([q, ...without(q)].slice(0, KEPT))
}

/** Forgets a search, or all of them, and answers with what is left. */
export function forgetSearch(text?: string): string[] {
  store(text === undefined ? [] : without(text))
  return recentSearches()
}

const without = (text: string) => recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase())

function store(texts: readonly string[]): void {
  if (texts.length === 0) removeStored(KEY)
  else writeStored(KEY, JSON.stringify(texts))
}
