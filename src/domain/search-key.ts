import { remember } from './remember.ts'

/**
 * Phonetic keys for Greek, Greeklish and English: 'γυαλιά ηλίου', 'ΓΥΑΛΙΑ ΗΛΙΟΥ', 'gyalia iliou' and 'gialia hliou' have
 * the same keys. Letters that Greeklish does not distinguish (ξ and χ, β and μπ, δ and ντ) share one key letter.
 */

/** The maximum length of a key, in letters: bounds the work for hostile input. */
export const MAX_KEY_LENGTH = 64

const SPECIAL_LETTERS: Readonly<Record<string, string>> = {
  ς: 'σ',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

// η is first replaced by a letter of its own, or 'αη' (αηδόνι) would be read as 'αι'.
const ETA = 'ı'

const GREEK_TO_LATIN: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: ETA,
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'x',
  ψ: 'ps',
  ω: 'w',
}

const BEFORE_VOWEL = `(?=[aeiouyw${ETA}])`
const BEFORE_VOWEL_OR_R = `(?=[aeiouywr${ETA}])`

// The first match wins, so longer spellings come before their prefixes.
const SOUNDS: readonly (readonly [spelling: string, sound: string])[] = [
  ['o[uy]', 'u'],
  ['ai', 'e'],
  ['[eo]i', 'i'],
  ['a[uy](?=[tkpsfxch83]|$)', 'af'],
  ['a[uy]', 'av'],
  ['e[uy](?=[tkpsfxch83]|$)', 'ef'],
  ['e[uy]', 'ev'],
  ['g(?:x|ch)', 'nx'],
  ['ngk|gk|ng|gg', 'g'],
  [`gh${BEFORE_VOWEL}`, 'g'],
  ['mp(?!h)|mb|b', 'v'],
  [`nt(?!h)|nd|dh${BEFORE_VOWEL}`, 'd'],
  ['th|(?<!\\d)8(?=[a-z])', 'th'],
  ['ph', 'f'],
  [`ks|ch|kh${BEFORE_VOWEL_OR_R}|h${BEFORE_VOWEL_OR_R}|(?<!\\d)3(?=[a-z])`, 'x'],
  [`[hy${ETA}]`, 'i'],
  ['c(?=[eiy])', 's'],
  ['[cq]', 'k'],
  ['j', 'tz'],
  ['w', 'o'],
]

const SPELLINGS = new RegExp(SOUNDS.map(([spelling]) => `(${spelling})`).join('|'), 'g')

/** Without accents and marks, in lower case, with 'ς' as 'σ'. Idempotent. */
export function foldText(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ςßøæœłđı]/g, (letter) => SPECIAL_LETTERS[letter] ?? letter)
}

/** The words of a text, folded, in order; a code such as 'HEL-AMA-DHV' gives its parts. */
export function words(text: string): string[] {
  return (
    foldText(text)
      .replace(/(?<=\p{L})['’ʼ](?=\p{L})/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** The hyphenated words of a text written as one, folded: 'HEL-AMA-DHV' gives 'helamadhv'. Index these beside `words`. */
export function compounds(text: string): string[] {
  const runs = foldText(text).match(/[\p{L}\p{N}]+(?:[-‐–/_][\p{L}\p{N}]+)*/gu) ?? []
  return runs.filter((run) => /[-‐–/_]/.test(run)).map((run) => run.replace(/[-‐–/_]/g, ''))
}

/**
 * The keys of a word, at most `MAX_KEY_LENGTH` letters each: its sound, that of its classical Latin spelling and last
 * its own spelling, each once. Two words match if they share a key.
 */
export function searchKeys(word: string): readonly string[] {
  const spelled = cut(foldText(cut(word)))
  // Greek names in Latin letters often write η as e: Σελήνη is Selene, Λήδρα is Ledra.
  const written = new Set([spelled, spelled.replaceAll('η', 'ε')])
  return [...new Set([...[...written].map((one) => cut(phoneticKey(one))), spelled])]
}

/** The keys of a word in a search: also as if 'u' stood for 'υ', as many write it, but not in `qu`. */
export const queryKeys = (word: string): readonly string[] => queryKeysOf(cut(word))

const MOST_REMEMBERED = 2_000

// A search asks for the keys of its words, and of the words that mean the same, many times.
const queryKeysOf = remember((word): readonly string[] => {
  const keys = searchKeys(word)
  const spelled = foldText(word)
  const upsilon = spelled.replace(/(?<![oq])u/g, 'y')
  return upsilon === spelled ? keys : [...new Set([...keys, cut(phoneticKey(upsilon))])]
}, MOST_REMEMBERED)

function cut(text: string): string {
  return text.length > MAX_KEY_LENGTH ? text.slice(0, MAX_KEY_LENGTH).replace(/[\ud800-\udbff]$/, '') : text
}

function phoneticKey(folded: string): string {
  return folded
    .replace(/[α-ω]/g, (letter) => GREEK_TO_LATIN[letter] ?? letter)
    .replace(SPELLINGS, (spelling, ...groups: unknown[]) => {
      const rule = groups.indexOf(spelling)
      return SOUNDS[rule]?.[1] ?? spelling
    })
    .replace(/([a-z])\1+/g, '$1')
}
