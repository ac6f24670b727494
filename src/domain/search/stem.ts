import { remember } from '../remember.ts'
import { queryKeys } from '../search-key.ts'
import { stemOf } from './word-ending.ts'

const MOST_REMEMBERED = 2_000

/** A word's sound without its ending: what other endings of it share. */
export const stemKey = (word: string): string => stemOf(queryKeys(word)[0] ?? '')

/** The stems of a word in a search, which may be written in several ways. */
export const stemsOf = remember((word): readonly string[] => queryKeys(word).map(stemOf), MOST_REMEMBERED)
