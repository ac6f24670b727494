import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compounds, foldText, MAX_KEY_LENGTH, searchKeys, words } from './search-key.ts'

function isFoundBy(query: string, text: string): boolean {
  const keys = new Set([...words(text), ...compounds(text)].flatMap(searchKeys))
  return words(query).every((word) => searchKeys(word).some((key) => keys.has(key)))
}

const SPELLINGS: readonly (readonly [text: string, ...queries: string[]])[] = [
  ['γυαλιά ηλίου', 'γυαλια ηλιου', 'ΓΥΑΛΙΑ ΗΛΙΟΥ', 'ΓΥΑΛΙΆ ΗΛΊΟΥ', 'gyalia iliou', 'gialia hliou', 'gyalia hlioy'],
  ['γυαλιά οράσεως', 'gyalia oraseos', 'gialia orasews', 'ΟΡΑΣΕΩΣ', 'oraseos'],
  ['όραση', 'orasi', 'orash', 'ΌΡΑΣΗ'],
  ['σκελετοί', 'skeletoi', 'skeleti', 'σκελετοι'],
  ['σκελετός', 'ΣΚΕΛΕΤΟΣ', 'skeletos', 'σκελετόσ'],
  ['φακοί επαφής', 'fakoi epafhs', 'phakoi epaphis', 'faki epafis'],
  ['θήκη', 'thiki', 'thhkh', '8hkh', '8iki', 'ΘΗΚΗ'],
  ['χρυσό', 'xryso', 'chryso', 'hryso', 'khryso', 'xriso'],
  ['μαύρο', 'mavro', 'mauro', 'mayro', 'ΜΑΥΡΟ'],
  ['λευκό', 'lefko', 'leuko', 'leyko'],
  ['Λευκωσία', 'Lefkosia', 'leukwsia', 'leykwsia'],
  ['ευρώ', 'euro', 'evro', 'eyrw'],
  ['μπλε', 'mple', 'ble', 'ΜΠΛΕ'],
  ['μπορντό', 'bordo', 'mpornto'],
  ['γκρι', 'gkri', 'gri', 'ggri'],
  ['ντεγκραντέ', 'degrade', 'ntegkrante', 'ntegrante'],
  ['τζάμι', 'tzami', 'jami'],
  ['τσάντα', 'tsanta', 'tsada', 'tsanda'],
  ['ξύλο', 'xylo', 'ksylo', '3ylo', 'xilo'],
  ['ψηφιακά', 'psifiaka', 'pshfiaka', 'ψιφιακα'],
  ['παιδικά', 'paidika', 'pedika', 'ΠΑΙΔΙΚΑ'],
  ['ανδρικά', 'andrika', 'antrika', 'adrika'],
  ['γυναικεία', 'gynaikeia', 'ginekia', 'gynekeia'],
  ['στρογγυλά', 'stroggyla', 'strongyla', 'stroggila'],
  ['έγχρωμος', 'egxrwmos', 'enchromos', 'egchromos'],
  ['πεταλούδα', 'petalouda', 'petaluda', 'petaloyda'],
  ['κλασικός', 'classikos', 'klasikos', 'κλασσικός'],
  ['λάμψη', 'lampsi', 'lampsh'],
  ['συμφωνία', 'symfonia', 'symphwnia'],
  ['Άνθος', 'anthos', 'an8os'],
  ['αηδόνι', 'ahdoni', 'αηδονι'],
  ['Ledra Panto', 'Λήδρα πάντο', 'ληδρα', 'ledra'],
  ['Selene', 'Σελήνη', 'ΣΕΛΗΝΗ', 'selene'],
  ['Aviator', 'αβιατόρ'],
  ['Acetate', 'acetate', 'ACETATE'],
  ['Sunglasses', 'sunglasses', 'SUNGLASSES', 'súnglasses'],
  ['cat-eye', 'cat eye', 'cat-eye', 'cateye', 'CAT‐EYE'],
  ["women's", 'womens', 'women’s'],
  ['Søren Weiß', 'soren', 'weiss'],
  ['HEL-AMA-DHV', 'HEL-AMA-DHV', 'hel ama dhv', 'helamadhv', 'ama-dhv'],
  ['52-18-145', '52-18-145', '52 18 145', '5218145', '52'],
  ['UV400 3D', 'uv400', '3d'],
  ['ﬁne ｆｒａｍｅ', 'fine', 'frame'],
]

describe('search finds', () => {
  const pairs = SPELLINGS.flatMap(([text, ...queries]) => queries.map((query) => [text, query] as const))
  test.each(pairs)('%s by typing %s', (text, query) => expect(isFoundBy(query, text)).toBe(true))
})

test.each([
  ['γυαλιά', 'σκελετός'],
  ['52-18-145', '53'],
  ['HEL-AMA-DHV', 'HEL-AMA-BLK'],
  ['black', 'μαύρο'],
])('%s is not found by typing %s', (text, query) => expect(isFoundBy(query, text)).toBe(false))

test('an English word has a key for its spelling and one for its sound', () => {
  expect(searchKeys('Bronze')).toEqual(['vronze', 'bronze'])
  expect(searchKeys('titan')).toEqual(['titan'])
  expect(searchKeys('55')).toEqual(['55'])
})

test('a partly typed Greek word is a prefix of the whole one', () => {
  const whole = searchKeys('ηλίου')
  expect(searchKeys('ηλιο').some((key) => whole.some((other) => other.startsWith(key)))).toBe(true)
})

test('symbols are not words', () => {
  expect(words(' \0 🕶️ — €!\ud800 ')).toEqual([])
  expect(words('a\0b 🕶️c\udc00d')).toEqual(['a', 'b', 'c', 'd'])
  expect(searchKeys('')).toEqual([''])
})

test('ten thousand letters give bounded keys', () => {
  for (const letter of ['α', 'h', 'ou', '8', '-a', 'ﷺ', '\u0301']) {
    const long = letter.repeat(10_000)
    for (const word of [long, ...words(long), ...compounds(long)]) {
      for (const key of searchKeys(word)) expect(key.length).toBeLessThanOrEqual(MAX_KEY_LENGTH)
    }
  }
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
)

test('folding is idempotent', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
    { numRuns: 1000 },
  )
})

test('words are stable, and every word has one to three keys, each once', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(words(words(text).join(' '))).toEqual(words(text))
      for (const word of [...words(text), ...compounds(text)]) {
        const keys = searchKeys(word)
        // A word with η has the key of its sound, of its classical spelling and its own.
        expect(keys.length >= 1 && keys.length <= 3 && new Set(keys).size === keys.length).toBe(true)
        expect(keys.every((key) => key !== '' && key.length <= MAX_KEY_LENGTH)).toBe(true)
      }
    }),
  )
})

test('case and accents are ignored', () => {
  const greek = fc.string({ unit: fc.constantFrom(...'αάβγδεέζηήθιίϊΐκλμνξοόπρστυύφχψωώς'), minLength: 1 })
  fc.assert(
    fc.property(greek, (word) => {
      expect(searchKeys(word.toUpperCase())).toEqual(searchKeys(word))
      expect(searchKeys(word.normalize('NFD'))).toEqual(searchKeys(word))
    }),
  )
})
