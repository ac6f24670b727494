import { phrasePattern } from './phrase-pattern.ts'

/** Ages of children, as descriptions write them in each language, from the first on. */
const FIRST_AGE = 2
const WORDS = [
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen',
  'δυο τρια τεσσερα πεντε εξι επτα οκτω εννεα δεκα εντεκα δωδεκα δεκατρια δεκατεσσερα',
].map((words) => words.split(' '))

const NUMBER = `(\\d{1,2}|${WORDS.flat().join('|')})`
const NUMBERS = new RegExp(NUMBER, 'u')
/** As in `five to seven years of age`. */
const DESCRIBED = new RegExp(`(?<!\\p{L})${NUMBER}\\s*(?:to|εωσ|-|–)\\s*${NUMBER}(?!\\p{L})`, 'gu')
/** As `5 ετών`, `8 year old` and `8-11 years`, not as in `2 years of guarantee`. */
const AGE = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d{1,2}\\s*[-–]\\s*)?${NUMBER}[\\s-]*(?:ετων|χρον(?:ων|ω|ο|ου|η|ησ|οσ)|etwn|eton|xron[wo]n?|years?[\\s-]+olds?|yo|[-–]\\s*\\d{1,2}\\s*(?:years?|yrs))(?![\\p{L}\\d])`,
  'gu',
)
/** As `kids 5 years` and `παιδικά γυαλιά 8-10 ετών`, not as in `kids 45-16`. */
const CHILD =
  '(?<!\\p{L})(?:kids?|child(?:ren)?|boys?|girls?|bab(?:y|ies)|toddlers?|teens?|μωρ\\p{L}+|παιδ\\p{L}+|αγορ\\p{L}+|κοριτσ\\p{L}+)'
const CHILDS_AGE = '(?:1[0-7]|[1-9])(?!\\d)'
const YEARS = 'years?(?:[\\s-]+olds?)?|yrs?|yo|ετων|χρονων|χρονια|etwn|eton|xron[wo]n|xronia'
const WORN = '(?:sun)?glasses|frames|γυαλια(?:\\s+ηλιου|\\s+ορασεωσ)?|ηλιου|σκελετ\\p{L}+'
const AGE_OF_CHILD = new RegExp(
  `(?<=${CHILD}\\s+(?:${WORN})?\\s*)(?:age[ds]?\\s+)?${CHILDS_AGE}(?:\\s*-\\s*${CHILDS_AGE})?(?:\\s*(?:${YEARS}))?(?![\\p{L}\\d-])`,
  'gu',
)
/** As in `sunglasses 5 years`, which say no more. */
const AGE_AT_END = new RegExp(
  `(?<=(?<!\\p{L})(?:${WORN})\\s+(?:for\\s+|για\\s+)?)${CHILDS_AGE}\\s*(?:${YEARS})\\s*$`,
  'gu',
)
const SPAN =
  '(\\d{1,2}|an?|one|two|three|four|five|six|ten|ένα|ενός|δύο|τρία|τριών|τεσσάρων|πέντε|dyo|dio|tria) ?(years?|months?|yrs?|χρόνων|χρονών|χρόνια|ετών|μηνών|xronon|xronwn)( old)?'
/** The age of a thing, as in `my prescription is 3 years old`. */
const AGE_OF_THING = phrasePattern(`
  (?<=(prescription|συνταγή*|syntagi) ((μου|mou) )?)((is|are|was|from|είναι|einai|εν|ένι) )?((over|about|almost|already|nearly|ήδη|περίπου) )?${SPAN}
  (?<=my ((old|current|present) )?((sun)?glasses|specs|frames?|lenses) )(is|are) ((over|about|almost|already|nearly) )?${SPAN}
  (?<=(the )?(frames?|lenses) )(is|are) ((over|about|almost|already|nearly) )?${SPAN}
  (?<=(γυαλιά|σκελετός|φακοί) μου )(είναι|εν|ένι) ((ήδη|περίπου) )?${SPAN}
  ${SPAN}(?= (prescription|συνταγή*))
`)
const HAS_SPAN = /year|month|yrs|ετων|χρον|μηνων|xron/
const withoutAgeOfThing = (folded: string): string =>
  HAS_SPAN.test(folded) ? folded.replace(AGE_OF_THING, '') : folded
const HAS_DIGIT = /\d/
/** Until then frames for children fit. */
const LAST_AGE_OF_CHILDREN = 14
const AGES = Array.from({ length: LAST_AGE_OF_CHILDREN - FIRST_AGE + 1 }, (_, more) => FIRST_AGE + more)
const ageOf = (written: string): number => {
  const at = Math.max(...WORDS.map((words) => words.indexOf(written)))
  return at < 0 ? Number(written) : FIRST_AGE + at
}

const OF_AGE = 'xqage'
const wordOf = (age: number): string => `${OF_AGE}${age}`

/** Whether it is the word of an age. */
export const isAge = (word: string): boolean => word.startsWith(OF_AGE)

/** The words of the ages that a folded description of a child's frame names. */
export const ageWords = (folded: string): string[] =>
  [...folded.matchAll(DESCRIBED)].flatMap(([, from = '', to = '']) => {
    const [first, last] = [ageOf(from), ageOf(to)]
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, more) => wordOf(first + more))
  })

/** The words of children's ages, the nearest to the first one that a folded text names first; undefined without one. */
export function nearestAges(folded: string): readonly string[] | undefined {
  const text = withoutAgeOfThing(folded)
  const [said] = text.match(AGE) ?? (HAS_DIGIT.test(folded) ? childsAge(text) : null) ?? []
  const [written] = said?.match(NUMBERS) ?? []
  const asked = written === undefined ? Infinity : ageOf(written)
  if (asked > LAST_AGE_OF_CHILDREN) return undefined
  const distance = (age: number) => Math.abs(age - asked)
  return AGES.toSorted((one, other) => distance(one) - distance(other)).map(wordOf)
}

const childsAge = (text: string) => text.match(AGE_OF_CHILD) ?? text.match(AGE_AT_END)

/** A folded text with `kids` for the ages of children, and without those of others. */
export function withoutAges(folded: string): string {
  const text = withoutAgeOfThing(folded)
  const rest = HAS_DIGIT.test(text) ? text.replace(AGE_OF_CHILD, '').replace(AGE_AT_END, 'kids') : text
  return rest.replace(AGE, (_, age: string) => (ageOf(age) <= LAST_AGE_OF_CHILDREN ? 'kids' : ''))
}
