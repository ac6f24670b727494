import * as limits from './limit-words.ts'
import { MEASURES, type Measured, rangeWord } from './measure-words.ts'

// Texts are folded: without accents, in lower case, with 'ς' as 'σ'.
const NAMES: Record<Measured, string> = {
  bridge: 'dbl|bridge(?:\\s+width)?|(?:πλατοσ\\s+)?γεφυρασ?|g[ei]f[yi]ra',
  temple:
    'temples?(?:\\s+length)?|arms?(?:\\s+length)?|(?:μηκοσ\\s+)?βραχιον\\p{L}*|vraxion\\p{L}*|μπρατσ\\p{L}*|mprats\\p{L}*',
  height:
    '[bh]|b measurement|lens depth|(?:(?:lens|frame)\\s+)?height|high|tall|υψοσ(?:\\s+(?:φακ|σκελετ)\\p{L}+)?|[iy]psos(?:\\s+(?:fak|skelet)\\p{L}+)?',
  lens: 'a(?=\\d)|a measurement|w|calib(?:er|re)|καλιμπρο|kalimpro|lens(?:es)?(?:\\s+width)?|eye\\s*size|(?:πλατοσ\\s+)?φακ(?:οσ|ου|οι|ο)|fako[su]?|(?:frame\\s+)?size|μεγεθοσ|megethos|νουμερο|noumero',
  width:
    '(?:(?:frame|total|overall)\\s+)?width|wide|(?:φαρδοσ|fardos|(?:συνολικο\\s+)?πλατοσ|platos)(?:\\s+(?:σκελετ|skelet)\\p{L}+)?',
  filter:
    'cat(?:egory)?|filter(?:\\s+cat(?:egory)?)?|κατ(?:ηγοριασ?)?(?:\\s+φιλτρου)?|φιλτρου?|kat(?:[ih]goria)?s?|filtro',
  weight: 'weigh(?:t|s|ing)|βαροσ|ζυγιζ\\p{L}+|varos|zygiz\\p{L}+',
}

const LESS = [
  limits.UNDER,
  '(?:small|narrow|short|light)er than',
  '(?:μικρ|στεν|κοντ)οτερ\\p{L}+ απο|ελαφρ(?:υ|ιο|υο)τερ\\p{L}+ απο|πιο (?:μικρ|στεν|κοντ|ελαφρ)\\p{L}+ απο',
].join('|')
const AT_MOST = `${limits.AT_MOST}|οχι (?:πιο )?(?:μεγαλ|φαρδ|πλατ|μακρ|βαρ)[υι]?(?:τερ)?\\p{L}+ απο|(?:no|not) (?:wider|larger|bigger|longer|heavier) than`
const MORE = [
  limits.OVER,
  '(?:larg|bigg|wid|long|tall|heavi)er than',
  '(?:μεγαλ|φαρδ|μακρ|βαρ)[υι]τερ\\p{L}+ απο|πιο (?:μεγαλ|φαρδ|μακρ|βαρ)\\p{L}+ απο',
].join('|')
const AT_LEAST = `${limits.AT_LEAST}|min(?:imum)?(?: of)?|(?:no|not) (?:under|below|(?:less|smaller|narrower|shorter) than)`
const AND_MORE = `${limits.AND_MORE}|(?:and|or)\\s+(?:larger|wider|bigger|longer|taller|heavier)(?!\\s+than)|\\+`
const AND_LESS = `${limits.AND_LESS}|(?:and|or)\\s+(?:smaller|narrower|shorter|down|lighter)(?!\\s+than)|η\\s+λιγοτερο|max(?:imum)?|tops|το πολυ`
const OF = '(?:is|are|of|with|των|του|να ειναι|ειναι)'

const START = '(?<![\\p{L}\\d\\-/])'
/** No price, and no part of a size as `52-18`. */
const END = '(?![\\p{L}\\d]|[-/]\\d|\\s*(?:[-‐–/x×□]\\s*)?\\d{2}(?!\\d)|\\s*(?:€|eur|ευρω|evr[ow]))'
const MM = 'mm|millimet\\p{L}+|χιλ(?:ιοστ\\p{L}*)?|xil(?:iost\\p{L}*)?'
const GRAMS = 'g|gr|grams?|γρ|γραμμαρι\\p{L}*|grammari\\p{L}*'

/** A number, a range or a limit, with its unit or not. */
const patternOf = (unit: string): string =>
  [
    `(?:(?:(?<less>${LESS})|(?<most>${AT_MOST})|(?<more>${MORE})|(?<least>${AT_LEAST}))\\s*)?`,
    `(?:(?:${limits.BETWEEN})\\s+)?(?<first>\\d{1,3})(?:\\s*(?<unit>${unit})(?!\\p{L}))?`,
    `(?:\\s*(?:${limits.TO})\\s*(?<second>\\d{1,3})(?:\\s*(?<units>${unit})(?!\\p{L}))?)?`,
    `(?:\\s*(?:(?<up>${AND_MORE})|(?<down>${AND_LESS})))?`,
  ].join('')

/** Before a name, it limits the number behind it. */
const HEAD = '(?:(?<top>max(?:imum)?|μεγιστ\\p{L}*)|(?<low>min(?:imum)?|ελαχιστ\\p{L}*))'

type Value = Partial<
  Record<
    'top' | 'low' | 'less' | 'most' | 'more' | 'least' | 'first' | 'unit' | 'second' | 'units' | 'up' | 'down',
    string
  >
>

/** The least and the most of what is meant, or null for what cannot be a measurement of that name. */
function rangeOf(name: Measured, value: Value): readonly [from: number, to: number] | null {
  const { less, more, most = value.top, least = value.low, up, down } = value
  const [lowest, highest] = MEASURES[name]
  const first = Number(value.first)
  const second = Number(value.second ?? value.first)
  if (first < lowest || second > highest || second < first) return null
  if (second > first) return [first, second]
  if (less) return [lowest, first - 1]
  if (more) return [first + 1, highest]
  if (most || down) return [lowest, first]
  if (least || up) return [first, highest]
  // Who measures a frame with a ruler is a millimetre off.
  return name === 'width' ? [first - 1, first + 1] : [first, first]
}

const hasUnit = ({ unit, units }: Value) => (unit ?? units) !== undefined
const isMore = ({ less, most, more, least, second, up, down }: Value) =>
  [less, most, more, least, second, up, down].some((part) => part !== undefined)

/** `3 lenses` and `2 categories` measure nothing. */
const COUNTED: readonly Measured[] = ['lens', 'filter']

/** What a text must have, which is quicker to see; what is read, and how. */
type Reading = readonly [about: RegExp, pattern: RegExp, read: (value: Value) => string | null]

function toWord(name: Measured, value: Value): string | null {
  const range = rangeOf(name, value)
  return range && rangeWord(name, ...range)
}

const readingsOf = (name: Measured): Reading[] => {
  const value = patternOf(name === 'weight' ? GRAMS : MM)
  const about = new RegExp(NAMES[name], 'u')
  const isFirst = (value: Value) => !COUNTED.includes(name) || hasUnit(value) || isMore(value)
  const after = `${START}(?:${HEAD}\\s+)?(?:${NAMES[name]})[\\s.:]*(?:${OF}\\s+)?${value}(?:\\s+(?:wide|high|tall|across))?${END}`
  const before = `${START}${value}\\s*(?:${OF}\\s+)?(?:${NAMES[name]})${END}`
  return [
    [about, new RegExp(after, 'gu'), (value) => toWord(name, value)],
    [about, new RegExp(before, 'gu'), (value) => (isFirst(value) ? toWord(name, value) : null)],
  ]
}

/** What a frame may measure by a number of millimetres that nothing is said of. */
function readBare(value: Value): string | null {
  if (!hasUnit(value)) return null
  const read = (name: Measured) => toWord(name, value)
  const long = [read('width'), isMore(value) ? null : read('temple')].filter((word) => word !== null)
  return read('bridge') ?? read('lens') ?? (long.length > 0 ? long.join(' or ') : null)
}

const readingOf = (unit: string, read: Reading[2]): Reading => [
  new RegExp(`\\d\\s*(?:${unit})`, 'u'),
  new RegExp(`${START}${patternOf(unit)}${END}`, 'gu'),
  read,
]

const READINGS: readonly Reading[] = [
  ...(Object.keys(NAMES) as Measured[]).flatMap(readingsOf),
  readingOf(GRAMS, (value) => (hasUnit(value) ? toWord('weight', value) : null)),
  readingOf(MM, readBare),
]

/** An optician's box: A and B of the lens. */
const BOX = /(?<![\p{L}\d-])(?:a\s*(\d{2})[\s,]*b\s*(\d{2})|(\d{2})\s*[x×]\s*(29|[345]\d))(?![\p{L}\d]|\s*[-x×/])/gu
const nameBox = (_: string, a = '', b = '', width = '', height = ''): string => `lens ${a}${width} height ${b}${height}`

/** A folded text with one word for each number that names what it measures, as `bridge 18` or `φακοσ εωσ 50`. */
export const markMeasures = (folded: string): string =>
  READINGS.reduce(
    (text, [about, pattern, read]) =>
      about.test(text)
        ? text.replace(pattern, (whole: string, ...groups) => read(groups.at(-1) as Value) ?? whole)
        : text,
    folded.replace(BOX, nameBox),
  )
