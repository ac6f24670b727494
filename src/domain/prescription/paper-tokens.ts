import { findPaperWord, type PaperWord } from './paper-words.ts'

export type PaperToken =
  | PaperWord
  | { is: 'number'; text: string }
  | { is: 'prism'; text: string }
  /** `6/6`, or a PD of two parts. */
  | { is: 'pair'; text: string; parts: [string, string] }
  | { is: 'date'; text: string }
  /** An empty box of a table. */
  | { is: 'dash' }

const DATE = String.raw`\d{4}-\d\d-\d\d|\d{1,2}(?<mark>[/.-])\d{1,2}\k<mark>(?:\d{4}|\d\d)`
const PAIR = String.raw`(?<first>\d+(?:\.\d+)?)\s*/\s*(?<second>\d+(?:\.\d+)?)`
const NUMBER = String.raw`(?:\+\s*|-)?(?:\d+(?:\.\d*)?|\.\d+)|[+-]?∞`
const WORD = String.raw`\p{L}+(?:[./]\p{L}+)*`
const TOKEN = new RegExp(
  `(?<date>(?:${DATE})(?!\\d))|(?<pair>${PAIR})|(?<number>${NUMBER})|(?<word>${WORD})|(?<times>[@*])|-`,
  'gu',
)

/**
 * The parts of a line of plain text, without words that say nothing. A dash that does not touch its number may be a
 * minus or a separator, so it is no sign.
 */
export function tokensOf(line: string): PaperToken[] {
  return [...line.matchAll(TOKEN)].flatMap((match): PaperToken[] => {
    const { 0: text, index, groups = {} } = match
    const { date, pair, number, word, times, first = '', second = '' } = groups
    if (date !== undefined) return [{ is: 'date', text }]
    if (pair !== undefined) return [{ is: 'pair', text: text.replace(/\s/g, ''), parts: [first, second] }]
    if (number !== undefined) return [numberToken(text, line.slice(index + text.length))]
    if (times !== undefined) return [{ is: 'field', field: 'axis' }]
    if (word === undefined) return [{ is: 'dash' }]
    const known = findPaperWord(word)
    return known ? [known] : []
  })
}

function numberToken(text: string, rest: string): PaperToken {
  const isPrism = /^\s?[δ∆△](?![\p{L}.])/u.test(rest)
  return { is: isPrism ? 'prism' : 'number', text: text.replace(/\s/g, '') }
}
