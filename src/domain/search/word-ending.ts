import { queryKeys } from '../search-key.ts'

/** Endings of Greek nouns and adjectives, and of English plurals, in the letters of search keys; the longest first. */
const ENDINGS = [
  ...['atos', 'aton', 'ata', 'ius', 'ios', 'ion', 'ies', 'ias', 'ia', 'io', 'iu'],
  ...['os', 'as', 'es', 'is', 'us', 'on', 'a', 'o', 'i', 'e', 'u'],
]
const LEAST_STEM = 4
const LEAST_PLURAL = 4

/** The key without its ending: 'mavra' and 'mavros' give 'mavr'. A short key is its own stem. */
export function stemOf(key: string): string {
  const ending = ENDINGS.find((one) => key.endsWith(one) && key.length - one.length >= LEAST_STEM)
  if (ending !== undefined) return key.slice(0, -ending.length)
  return key.endsWith('s') && key.length >= LEAST_PLURAL ? key.slice(0, -1) : key
}

const KNOWN_ENDINGS: ReadonlySet<string> = new Set(['', 's', ...ENDINGS])

/** Whether a key that begins with a stem is the stem and an ending. */
export const isInflection = (key: string, stem: string): boolean => KNOWN_ENDINGS.has(key.slice(stem.length))

const LEAST_VERB = 5
const VERB = new RegExp(`(?<=^.{${LEAST_VERB},})(?:ing|ουνε?|ουμε|ετε|εισ?|oune?|oume)$`, 'u')

/** A folded verb without the ending of its person, which all its forms begin with: 'floating', 'επιπλέουν'; else the word. */
export const verbStem = (word: string): string => word.replace(VERB, '')

const LEAST_SAME = 3

/** Whether of two words, in any spelling, one begins the other: 'skiing' and 'σκι'. */
export function isSameWord(
  [word = '', ...more]: readonly string[],
  [other = '', ...others]: readonly string[],
): boolean {
  if (more.length + others.length > 0) return false
  const [shorter = '', longer = ''] = [queryKeys(word)[0] ?? '', queryKeys(other)[0] ?? ''].sort(
    (one, another) => one.length - another.length,
  )
  return shorter.length >= LEAST_SAME && longer.startsWith(shorter)
}
