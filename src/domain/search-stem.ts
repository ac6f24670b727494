import { queryKeys, searchKeys } from './search-key.ts'
import { stemOf } from './word-ending.ts'

/** A word's sound without its ending: what other endings of it share. */
export const stemKey = (word: string): string => stemOf(searchKeys(word)[0] ?? '')

/** The stems of a word in a search, which may be written in several ways. */
export const stemsOf = (word: string): string[] => queryKeys(word).map(stemOf)
