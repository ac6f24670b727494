/** Ages of children, as descriptions write them in each language, from the first on. */
const FIRST_AGE = 2
const WORDS = [
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen',
  'δυο τρια τεσσερα πεντε εξι επτα οκτω εννεα δεκα εντεκα δωδεκα δεκατρια δεκατεσσερα',
].map((words) => words.split(' '))

const NUMBER = `(\\d{1,2}|${WORDS.flat().join('|')})`
/** As in `five to seven years of age`. */
const DESCRIBED = new RegExp(`(?<!\\p{L})${NUMBER}\\s*(?:to|εωσ|-|–)\\s*${NUMBER}(?!\\p{L})`, 'gu')
/** As in `8 years old`, `8-11 years`, `10 χρονών` and `9χρονο`. */
const ASKED = /(?<![\p{L}\d])(\d{1,2})(?:\s*[-–]\s*\d{1,2})?[\s-]*(?:ετων|χρον|etwn|eton|xron|years?|yrs|yo(?!\p{L}))/u

const ageOf = (written: string): number => {
  const at = Math.max(...WORDS.map((words) => words.indexOf(written)))
  return at < 0 ? Number(written) : FIRST_AGE + at
}

const wordOf = (age: number): string => `xqage${age}`

/** The words of the ages that a folded description of a child's frame names. */
export const ageWords = (folded: string): string[] =>
  [...folded.matchAll(DESCRIBED)].flatMap(([, from = '', to = '']) => {
    const [first, last] = [ageOf(from), ageOf(to)]
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, more) => wordOf(first + more))
  })

/** The word of the age for which a folded text asks: what is described for it comes first. */
export function askedAge(folded: string): string | undefined {
  const [, age] = ASKED.exec(folded) ?? []
  return age === undefined ? undefined : wordOf(Number(age))
}
