import { words } from '../search-key.ts'
import { isLittle, isPlain } from './little-words.ts'
import { OTHER_BRANDS } from './other-brands.ts'

// Texts are folded: without accents, in lower case, with 'ς' as 'σ'.
const anyOf = (...some: readonly string[]) => `(?:${some.join('|')})(?!\\p{L})`
const START = '(?<![\\p{L}\\d])'

const NOT = [
  'not',
  'οχι',
  'o(?:x|ch|h)i',
  'μη(?: μου \\p{L}+)?',
  // As in `που δεν είναι` and `χωρίς να είναι`; what simply `δεν είναι` tells of something else.
  '(?:(?:που |να )*μην?|(?:που|ο,?τι) (?:δ?εν?)) (?:ειναι|ενι)|(?:χωρισ|διχωσ) να ειναι',
  '(?:(?:pou |na )*m[ih]n?|(?:pou|oti) den?) einai|[xh][ow]ris na einai',
  'neither',
  'nothing',
  "(?:are|is)n['’]?t",
  'ουτε|μητε',
  'oute|mite|mhte',
  // As in `καθόλου χρυσό`, not as in `έχετε καθόλου`.
  '(?<!(?:εχετε|εσιετε|εχει|υπαρχουν|βρω)\\s)καθολου',
]
const UNLIKED = [
  "(?:don['’]?t|do not) (?:want|like|need)",
  'i hate',
  'avoid',
  '(?:rather|prefer) not(?: (?:to )?(?:have|wear|get|buy|be in))?',
  'not (?:really )?(?:interested in|into|keen on|fond of|an? (?:big )?fan of|fans of)',
  'δ?εν? (?:τα |το )?(?:θελω|φορα?ω)',
  'δ?εν? μου αρεσ\\p{L}+',
  'd?en (?:ta |to )?(?:thel|8el)[ow]',
]
/** After these, 'and' joins what is not wanted as 'or' does. */
const ALL_BUT = [
  'except',
  'excluding',
  'apart',
  'other than',
  'instead of',
  'rather than',
  'αντι (?:για|του|τησ|των)',
  '(?:any|every)thing but',
  'minus(?! (?:\\d|an?|one|two|three|four|five|six|seven|eight|nine|ten)(?!\\p{L}))',
  '(?:the )?opposite of',
  '(?:το )?αντιθετο (?:του|τησ|των|απο)',
  'all but',
  'εκτοσ',
  'εξον',
  'ektos',
  'πλην',
]
const WITHOUT = ['with no', 'without', 'no', 'non', 'χωρισ', 'διχωσ', 'διχα', '(?:x|h|ch)[ow]ris', 'dix[ow]s']
const RIM = ['frames?|rims?', '(?:σκελετ|πλαισι|στεφαν|skelet|plaisi|stefan)\\p{L}*']
/** Without these a lens or a metal is made: products are found by the two words. */
const LACKED = ['lines?|glare|nickel|(?:reflect|slip|scratch)\\p{L}*', '(?:αντανακλ|νικελ|nik[ei]l)\\p{L}*']
/** Without these everything is sold. */
const POWER = [
  'prescription|powers?|degrees?|correction|(?:diopt|magnif)\\p{L}*',
  '(?:βαθμ|συνταγ|διοπτρ)\\p{L}*|(?:vathm|va8m|syntag|sintag)\\p{L}*',
]

const BETWEEN = [
  'too|very|so|really|particularly|especially|in|for|of|made|from|with|any|an?|the|being|something|anything|πολυ|πολλα|τοσο|σε|απο|για|με|τα|το|τη|την|τουσ|τισ',
  'κατι|ομωσ|να ειναι|omos|poly|se|apo|gia|me|ta|to|kati|na einai',
]
/** What a colour is like. All its shades are meant. */
const SHADE = 'dark|light|bright|pale|deep|matte?|shiny|σκουρ\\p{L}+|ανοιχτ\\p{L}+|ματ|γυαλιστερ\\p{L}+|skour\\p{L}+'
const NO_COLOUR = 'sun|eye|glass|frame|lens|γυαλ|σκελετ|φακ|gi?al|gyal|skelet|fak|(?:or|and|η|και)\\s'
const PRICED =
  'under|below|less|λιγοτερο|περισσοτερο|ligotero|perissotero|cheaper|over|above|more|exceed|cost|dearer|pricier|costlier|ακριβοτερ\\p{L}+|akrivoter\\p{L}+|up|παραπανω|κατω|μεχρι|εωσ|πανω|(?:para)?pan[ow]|kat[ow]|mexri'
const TWO_WORDS = ['cat eyes?', 'full rim', 'semi rimless', 'tortoise shell', 'nose pads?']
const BRANDS_OF_WORDS = OTHER_BRANDS.flatMap(({ spellings }) => spellings.split(',').map((one) => words(one).join(' ')))
  .filter((name) => name.includes(' '))
  .sort((one, other) => other.length - one.length)

const between = `(?:${anyOf(...BETWEEN)}\\s+)*`
const long = anyOf(...TWO_WORDS, ...BRANDS_OF_WORDS).replaceAll(' ', '[\\s-]+')
const thing = `(?!${anyOf(...NOT, ...UNLIKED, ...ALL_BUT, ...WITHOUT, PRICED)})(?:${anyOf(SHADE)}\\s+(?!${NO_COLOUR}))?(?:${long}|\\p{L}+)`
/** As in `metal frames and black frames`. */
const PLAIN = '(?:\\s+(?:frames?|glasses|sunglasses|ones?|γυαλια|σκελετ\\p{L}+)(?!\\p{L}))?'
const list = (or: string) =>
  `${between}${thing}(?:(?:\\s*,\\s*${thing})*${PLAIN}\\s+${anyOf(or)}\\s+${between}${thing})*`
/** As in `metal free`, not as in `tax free`. */
const MATERIALS = 'metal|plastic|acetate|nylon|titanium|leather'
const OR = 'or|nor|η|ουτε|μητε|oute|mite|mhte'
const AND = `${OR}|and|και|kai`
/** As in `I don't like gold and silver`, not as in `and want black`. */
const AND_NO_WISH = `${OR}|(?:and|και|kai)(?!\\s+(?:i|am|is|are|want|need|would|prefer|show|please|rather|θελω|ψαχνω|προτιμω|thel[ow]|psaxn[ow])(?!\\p{L}))`

const notVery = (what: string) =>
  new RegExp(`${START}${anyOf(...NOT, ...UNLIKED, 'without', 'minus')}\\s+${between}(?:${what})`, 'gu')
const NOT_DEAR = notVery('(?:expensive|(?:ακριβ|akriv)\\p{L}+)(?!\\p{L}|\\s+(?:than|απο|apo)(?!\\p{L}))')
const NOT_HEAVY = notVery('heavy|(?:βαρ[ιυ]|var[iy])\\p{L}+')
const PLANO = new RegExp(`${START}${anyOf(...WITHOUT)}[\\s-]+${between}${anyOf(...POWER)}`, 'gu')
const RIMLESS = new RegExp(`${START}${anyOf(...WITHOUT)}[\\s-]+${between}${anyOf(...RIM)}`, 'gu')
const REFUSALS = [
  `${anyOf(...UNLIKED)}\\s+(?!${between}${anyOf(...LACKED)})(?<unliked>${list(AND_NO_WISH)})`,
  `${anyOf(...NOT)}\\s+(?!${between}${anyOf(...LACKED)})(?<not>${list(OR)})`,
  `${anyOf(...ALL_BUT)}\\s+(?<but>${list(AND)})`,
  `${anyOf(...WITHOUT)}[\\s-]+${between}(?!${anyOf(...LACKED)})(?<without>${list(AND)})`,
  `(?<free>${MATERIALS})[\\s-]free(?!\\p{L})`,
].join('|')
const UNWANTED = new RegExp(`${START}(?:${REFUSALS})`, 'gu')
const BETWEEN_THINGS = new RegExp(`\\s*,\\s*|\\s+${anyOf(AND)}\\s+`, 'u')
const BEFORE_THING = new RegExp(`^${between}(?:${anyOf(SHADE)}\\s+)?`, 'u')

/**
 * What a folded text says is not wanted, as 'not plastic', 'οχι μαυρα' or 'all but gold', each as the words by which
 * products are found; and the rest. What is not dear is cheap, and what is not heavy is light.
 */
export function takeUnwanted(folded: string): { unwanted: string[]; rest: string } {
  const unwanted: string[] = []
  const rest = folded
    .replace(NOT_DEAR, ' cheap ')
    .replace(NOT_HEAVY, ' lightweight ')
    .replace(PLANO, ' glasses ')
    .replace(RIMLESS, ' rimless ')
    .replace(UNWANTED, (all: string, ...groups) => {
      const { unliked, not, but, without, free } = groups.at(-1) as Record<string, string | undefined>
      const things = (unliked ?? not ?? but ?? without ?? free ?? '')
        .split(BETWEEN_THINGS)
        .map(tellingWords)
        .filter(Boolean)
      unwanted.push(...things)
      return things.length > 0 ? ' ' : all
    })
  return { unwanted, rest }
}

const tellingWords = (thing: string): string =>
  words(thing.replace(BEFORE_THING, ''))
    .filter((word) => !isLittle(word) && !isPlain(word))
    .join(' ')
