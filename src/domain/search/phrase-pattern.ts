import { foldText } from '../search-key.ts'

/**
 * What shoppers say in several words, as a pattern for folded texts: one phrase a line, of either language, with its
 * accents or without. `*` stands for the rest of a word, a space for spaces or hyphens; `(a|b)`, `?`, lookarounds and
 * sets of letters mean what they mean in regular expressions. No part of a longer word is found.
 */
export const phrasePattern = (lines: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${phrasesSource(lines)})(?!\\p{L})`, 'gu')

/** The same for what a text contains, also within longer words and as often as it likes: for descriptions. */
export const partPattern = (lines: string): RegExp => new RegExp(phrasesSource(lines), 'u')

function phrasesSource(lines: string): string {
  const phrases = foldText(lines)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return phrases
    .join('|')
    .replace(/\((?!\?)/g, '(?:')
    .replaceAll('*', '\\p{L}*')
    .replaceAll(' ', '[\\s-]+')
}

/** Whether the pattern finds something in the text, wherever it found something last. */
export const isIn = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0
