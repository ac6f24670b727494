import { words } from './search-key.ts'
import { isLittle, isPlain } from './search-little-words.ts'

// Texts are folded: without accents, in lower case, with 'ς' as 'σ'.
const NOT = '(?<!\\p{L})(?:not|οχι|oxi|ochi)'
const BETWEEN =
  'too|very|so|in|for|of|made of|made from|from|with|an?|the|πολυ|τοσο|σε|απο|για|με|τα|το|τη|την|poly|se|apo|gia|me'
const THING = 'cat[\\s-]?eyes?|full[\\s-]rim|semi[\\s-]rimless|\\p{L}+'
const NOT_DEAR = new RegExp(`${NOT}\\s+(?:(?:${BETWEEN})\\s+)*(?:expensive|(?:ακριβ|akriv)\\p{L}+)`, 'gu')
const UNWANTED = new RegExp(
  `${NOT}\\s+(?:(?:${BETWEEN})\\s+)*(${THING})(?:\\s+(?:or|nor|η|ουτε|oute)\\s+(${THING}))?`,
  'gu',
)

/** What a folded text says is not wanted, as 'not plastic' or 'οχι μαυρα', in words by which products are found; and the rest. What is not dear is cheap. */
export function takeUnwanted(folded: string): { unwanted: string[]; rest: string } {
  const unwanted: string[] = []
  const rest = folded.replace(NOT_DEAR, ' cheap ').replace(UNWANTED, (_, first: string, second = '') => {
    unwanted.push(...words(`${first} ${second}`).filter((word) => !isLittle(word) && !isPlain(word)))
    return ' '
  })
  return { unwanted, rest }
}
