import { foldText } from '../search-key.ts'

/** Greek letters that look like Latin ones, folded: papers and people mix them. */
const LATIN: Readonly<Record<string, string>> = {
  ...{ α: 'a', β: 'b', ε: 'e', ζ: 'z', η: 'h', ι: 'i', κ: 'k', μ: 'm' },
  ...{ ν: 'n', ο: 'o', ρ: 'p', τ: 't', υ: 'y', χ: 'x' },
}

/** A text with one sign for each thing: minus, decimal point, letters that look alike. Lines and spaces are kept. */
export const plainText = (text: string): string =>
  foldText(text)
    .replace(/[αβεζηικμνορτυχ]/g, (letter) => LATIN[letter] ?? letter)
    .replace(/[\u2010-\u2015\u2212\u02d7\u207b\u2796]/g, '-')
    .replace(/(?<=\d|^|[\s+-])[,·‚](?=\d)/g, '.')
    .replace(/×/g, 'x')

/** One field's text, without spaces. */
export const plainField = (text: string): string => plainText(text).replace(/\s/g, '')

/** For words of Greek in patterns: they are compared in their plain form. */
export const plainWords = (...words: string[]): string => words.map(plainText).join('|')
