const LATIN = 'abcdefghijklmnoprstuvxyz'
const GREEK = 'αβψδεφγηιξκλμνοπρστθωχυζ'
const OTHER_LETTER = new Map([...LATIN].flatMap((letter, at) => pairOf(letter, GREEK.charAt(at))))

function pairOf(latin: string, greek: string): [string, string][] {
  return [
    [latin, greek],
    [greek, latin],
  ]
}

/**
 * A folded word as the same keys write it on the other layout, Greek or English: 'βλαψκ' is 'black', 'uhkh' is 'θηκη'.
 * The key of 'w' writes a final sigma, which folding has made a 'σ'.
 */
export const swapKeyboardLayout = (word: string): string =>
  [...word].map((letter) => OTHER_LETTER.get(letter) ?? letter).join('')
