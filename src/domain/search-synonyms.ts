import { searchKeys, words } from './search-key.ts'
import { stemOf } from './word-ending.ts'

/** Words that mean the same in a search, separated by commas; each may be a phrase. */
export interface SynonymGroup {
  words: string
}

/** What opticians and shoppers call the same, in both languages. The last six are models, as they are pronounced. */
export const DEFAULT_SYNONYMS: readonly SynonymGroup[] = [
  'πιλοτικά, πιλότου, pilot, aviator',
  'γατίσια, γάτας, ματιά γάτας, cat eyes, cat-eye',
  'κοκάλινα, κόκαλο, plastic, acetate',
  'μεταλλικά, μέταλλο, metal',
  'δερμάτινα, δέρμα, leather',
  'οράσεως, όρασης, διαβάσματος, μυωπίας, πρεσβυωπίας, συνταγής, reading, prescription, eyeglasses, spectacles',
  'ηλίου, shades, sunnies, sunglasses',
  'αθλητικά, τρέξιμο, ποδηλασία, ποδήλατο, running, cycling, sports, sport',
  'παιδικά, παιδιά, παιδί, children, junior, kids',
  'γυναικεία, ladies, women',
  'ανδρικά, άντρες, gents, men',
  'ταρταρούγα, ταρταρουγέ, havana, tortoiseshell, tortoise',
  'ασημένια, ασημί, silver',
  'χρυσαφί, χρυσό, golden, gold',
  'άσπρα, λευκό, white',
  'διαφανή, διαφανής, διάφανο, transparent, clear',
  'γκρι, γκρίζο, gray, grey',
  'πολωτικά, πόλαροϊντ, polaroid, polarized, polarised',
  'γκριφ, frameless, rimless',
  'νάιλορ, semi-rimless, half-rim',
  'ορθογώνια, rectangular, rectangle',
  'θήκη, θηκάκι, case, pouch',
  'ασουγουά, asuwa',
  'επτάντ, heptade',
  'λάντλοου, ludlow',
  'μάρτσμοντ, marchmont',
  'νουαζέτ, noisette',
  'φιέλντε, fjelde',
].map((group) => ({ words: group }))

export interface Synonyms {
  /** The phrases that mean the same as the words from here on, and how many words those are; null if there are none. */
  find(words: readonly string[], at: number): { length: number; phrases: readonly (readonly string[])[] } | null
}

interface Entry {
  keys: readonly string[]
  phrases: readonly (readonly string[])[]
}

/** A word's sound without its ending: what other endings of it share. */
export const stemKey = (word: string): string => stemOf(searchKeys(word)[0] ?? '')

/** Makes groups ready for lookups. Any spelling and ending of a word is the word. */
export function createSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const entries = new Map<string, Entry[]>()
  for (const group of groups) {
    const phrases = group.words
      .split(',')
      .map(words)
      .filter((phrase) => phrase.length > 0)
    for (const phrase of phrases) {
      const keys = phrase.map(stemKey)
      const [first = ''] = keys
      const entry = { keys, phrases: phrases.filter((other) => other !== phrase) }
      // The longest phrase is found first.
      const known = [...(entries.get(first) ?? []), entry].sort((a, b) => b.keys.length - a.keys.length)
      entries.set(first, known)
    }
  }
  return {
    find(wanted, at) {
      const found = entries.get(stemKey(wanted[at] ?? ''))?.find(({ keys }) => {
        return keys.every((key, offset) => key === stemKey(wanted[at + offset] ?? ''))
      })
      return found ? { length: found.keys.length, phrases: found.phrases } : null
    },
  }
}

/** The default groups, made ready once. */
export const SYNONYMS: Synonyms = createSynonyms(DEFAULT_SYNONYMS)
