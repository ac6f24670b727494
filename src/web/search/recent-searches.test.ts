import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSearch, noteSearch, recentSearches } from './recent-searches.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the latest search comes first, each once, and six are kept', () => {
  for (const text of ['one', 'two', ' ', 'three', 'four', 'five', 'six', 'seven', ' Two ']) noteSearch(text)
  expect(recentSearches()).toEqual(['Two', 'seven', 'six', 'five', 'four', 'three'])
})

test('one is forgotten, or all of them with their entry', () => {
  noteSearch('μαύρα')
  noteSearch('round')
  expect(forgetSearch('μαύρα')).toEqual(['round'])
  expect(forgetSearch()).toEqual([])
  expect(stored.size).toBe(0)
})

test.each(['{', '{}', '[1, "", null]', JSON.stringify(['x'.repeat(1000)])])(
  '%s in the storage is no search',
  (text) => {
    stored.set('searches', text)
    expect(recentSearches()).toEqual([])
  },
)

test('without storage nothing is kept', () => {
  vi.stubGlobal('localStorage', undefined)
  noteSearch('round')
  expect(recentSearches()).toEqual([])
})
