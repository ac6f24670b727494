import { words } from '../search-key.ts'

export interface AddedSynonyms {
  /** Groups of words that mean the same, separated by commas. */
  groups: string[]
  /** The words that were added to them, each once. */
  added: string[]
}

/** Characters of a group. */
export const LONGEST_SYNONYM_GROUP = 600

/**
 * Adds the words of `others` that are in no group of `own` and not `unwanted`: to the first group that has a word of
 * theirs, and without one, as a group. Nothing of `own` is changed or taken away.
 */
export function addSynonyms(
  own: readonly string[],
  others: readonly string[],
  unwanted: readonly string[] = [],
): AddedSynonyms {
  const groups = [...own]
  const keysOf = groups.map(keysOfGroup)
  const known = new Set(keysOf.flatMap((keys) => [...keys]))
  const leftOut = new Set(unwanted.flatMap((group) => [...keysOfGroup(group)]))
  const added: string[] = []
  for (const phrases of others.map(phrasesOf)) {
    const missing = phrases.filter((phrase) => !known.has(keyOf(phrase)) && !leftOut.has(keyOf(phrase)))
    if (missing.length === 0) continue
    added.push(...missing)
    const place = keysOf.findIndex((keys) => phrases.some((phrase) => keys.has(keyOf(phrase))))
    const joined = [...(place < 0 ? [] : [groups[place]]), ...missing].join(', ')
    if (place >= 0 && joined.length <= LONGEST_SYNONYM_GROUP) groups[place] = joined
    // With a word that both have, the two groups mean the same.
    else groups.push([...phrases.filter((phrase) => known.has(keyOf(phrase))).slice(0, 1), ...missing].join(', '))
  }
  return { groups, added: [...new Set(added)] }
}

const keysOfGroup = (group: string): Set<string> => new Set(phrasesOf(group).map(keyOf))

const phrasesOf = (group: string): string[] => group.split(',').flatMap((phrase) => phrase.trim() || [])

/** The same for all spellings that a search takes for one. */
const keyOf = (phrase: string) => words(phrase).join(' ')
