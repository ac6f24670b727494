import { remember } from '../remember.ts'
import { searchKeys } from '../search-key.ts'

const SPELLINGS: Readonly<Record<number, string>> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  20: 'twenty είκοσι',
  30: 'thirty τριάντα',
  40: 'forty σαράντα',
  50: 'fifty πενήντα πενηνταριά',
  60: 'sixty εξήντα',
  70: 'seventy εβδομήντα',
  80: 'eighty ογδόντα',
  90: 'ninety ενενήντα',
  100: 'hundred εκατό εκατόν κατοσταριά εκατοστή',
  200: 'διακόσια διακοσίων δκιακόσια διακοσαριά',
  300: 'τριακόσια τριακοσίων τρακόσια τριακοσαριά',
  400: 'τετρακόσια τετρακοσίων',
  500: 'πεντακόσια πεντακοσίων',
  600: 'εξακόσια',
  700: 'εφτακόσια επτακόσια',
  800: 'οκτακόσια οχτακόσια',
  900: 'εννιακόσια',
}
const soundOf = (word: string) => searchKeys(word)[0] as string
const VALUES = new Map(
  Object.entries(SPELLINGS).flatMap(([value, words]) => words.split(' ').map((word) => [soundOf(word), Number(value)])),
)
const AND: ReadonlySet<string> = new Set(['and', 'και', 'kai', 'τζαι'])
/** What is less is no price and no size, but as in 'two tone' and 'one size'. */
const LEAST = 20
const HUNDRED = 100

/** Of what is measured; no prices are so low. */
const TEENS: Readonly<Record<string, number>> = {
  ...{ ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15 },
  ...{ sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19 },
  ...{ δεκα: 10, εντεκα: 11, δωδεκα: 12, δεκατρια: 13, δεκατεσσερα: 14, δεκαπεντε: 15 },
  ...{ δεκαεξι: 16, δεκαεφτα: 17, δεκαεπτα: 17, δεκαοκτω: 18, δεκαοχτω: 18, δεκαεννια: 19 },
}
const MEASURED_TEEN = new RegExp(
  `(?<!\\p{L})(${Object.keys(TEENS).join('|')})(?=\\s+(?:g|gr|mm|gram|millim|γρ|χιλ))`,
  'gu',
)
/** As `three κατοστάρικα`, which `takePrices` reads. */
const NOTES_OF = ['ενα', 'δυο', 'τρια', 'τεσσερα', 'πεντε', 'εξι', 'εφτα', 'οκτω', 'εννια']
const NOTES = new RegExp(`(?<!\\p{L})(${NOTES_OF.join('|')})(?=\\s+κατοσταρικ)`, 'gu')

/** As `two to three hundred`. */
const DIGIT = 'one|two|three|four|five|six|seven|eight|nine'
const HUNDREDS = new RegExp(`(?<!\\p{L})(${DIGIT})\\s+(and|to|or)\\s+(${DIGIT})\\s+hundred(?!\\p{L})`, 'gu')

/** As `two fifty`. */
const FIFTIES = new RegExp(
  `(?<!\\p{L})(${DIGIT})[ -](twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?!\\p{L})`,
  'gu',
)

/** As `2 hundred`. */
const DIGIT_OF_HUNDREDS = /(?<![\p{L}\d.,-])([1-9]) hundred(?!\p{L})/gu

const ENDS = /[,.;!?]+$/

/** 'to' sounds like 'two'. */
const numberOf = (word: string | undefined) =>
  word === undefined || word === 'to' ? undefined : (numberSounding(word.replace(ENDS, '')) ?? undefined)

const MOST_REMEMBERED = 2_000
const numberSounding = remember((word): number | null => VALUES.get(soundOf(word)) ?? null, MOST_REMEMBERED)

/** A folded text with its numbers in words, of either language, as digits: 'under two hundred', 'κατω απο εκατον πενηντα'. */
export function writeNumbers(folded: string): string {
  const counted = folded
    .replace(MEASURED_TEEN, (word) => String(TEENS[word]))
    .replace(NOTES, (word) => String(NOTES_OF.indexOf(word) + 1))
    .replace(/half a thousand/gu, '500')
    .replace(FIFTIES, (_, hundreds: string, tens: string) => `${hundreds} hundred ${tens}`)
  const words = counted.replace(DIGIT_OF_HUNDREDS, '$100').replace(HUNDREDS, '$1 hundred $2 $3 hundred').split(/\s+/)
  const written: string[] = []
  for (let at = 0; at < words.length; ) {
    const from = words[at] === 'a' && numberOf(words[at + 1]) === HUNDRED ? at + 1 : at
    const { value, end } = readNumber(words, from)
    const [sign = ''] = ENDS.exec(words[end - 1] ?? '') ?? []
    written.push(value < LEAST ? (words[at] as string) : `${value}${sign}`)
    at = value < LEAST ? at + 1 : end
  }
  return written.join(' ')
}

/** The number that begins at a word: each of its parts is less than the one before, but 'two' in 'two hundred'. */
function readNumber(words: readonly string[], from: number): { value: number; end: number } {
  let value = 0
  let last = Infinity
  let end = from
  for (let at = from; at < words.length; at++) {
    if (value > 0 && AND.has(words[at] as string)) continue
    const part = numberOf(words[at])
    if (value > 0 && part !== undefined && part < 10 && numberOf(words[at + 1]) === HUNDRED) break
    const isMultiplied = part === HUNDRED && value > 0 && value < 10
    if (part === undefined || (part >= last && !isMultiplied)) break
    value = isMultiplied ? value * HUNDRED : value + part
    last = part
    end = at + 1
    if (ENDS.test(words[at] as string)) break
  }
  return { value, end }
}
