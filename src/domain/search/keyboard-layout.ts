const LATIN = 'abcdefghijklmnoprstuvxyz'
const GREEK = 'αβψδεφγηιξκλμνοπρστθωχυζ'
const OTHER_LETTER = new Map([...LATIN].flatMap((letter, at) => pairOf(letter, GREEK.charAt(at))))
// The final sigma, which folding makes an ordinary one.
OTHER_LETTER.set('w', 'σ')

function pairOf(latin: string, greek: string): [string, string][] {
  return [
    [latin, greek],
    [greek, latin],
  ]
}

/**
 * A folded word as the same keys write it on the other layout, Greek or English: 'βλαψκ' is 'black', 'uhkh' is 'θηκη'.
 * First read the text with `markLayoutSlips`.
 */
export const swapKeyboardLayout = (word: string): string =>
  [...word].map((letter) => OTHER_LETTER.get(letter) ?? letter).join('')

/**
 * A text with the letters that only the wrong layout puts inside a word, before it is folded: a semicolon among Latin
 * letters is the key of the Greek accent ('gyali;a'), among Greek ones the key of 'q' ('σ;θαρε'); a final sigma inside a
 * word is the key of 'w' ('βροςλινε').
 */
export const markLayoutSlips = (text: string): string =>
  text
    .replace(/(?<=[a-z]);(?=[a-z])/gi, '')
    .replace(/(?<![^\s]);(?=\p{Script=Greek})|(?<=\p{Script=Greek});(?=\p{Script=Greek})/gu, 'q')
    .replace(/ς(?=[\p{Script=Greek}q])/gu, 'w')
