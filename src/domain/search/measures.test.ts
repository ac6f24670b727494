import { expect, test } from 'vitest'
import { wordsOfRange } from './measure-words.ts'
import { markMeasures } from './measures.ts'

/** The values that the words of a text stand for, and its other words. */
const read = (text: string) =>
  markMeasures(text)
    .split(' ')
    .map((word) => {
      const values = wordsOfRange(word)
      return values === null ? word : `[${[...new Set([values[0], values.at(-1)])].join(' to ').replaceAll('xq', '')}]`
    })
    .join(' ')

test.each([
  ['bridge 20', '[bridge20]'],
  ['20 mm bridge', '[bridge20]'],
  ['γεφυρα 20', '[bridge20]'],
  ['bridge of 18 mm', '[bridge18]'],
  ['temple 145', '[temple145]'],
  ['βραχιονασ: 145', '[temple145]'],
  ['lens 51', '[lens51]'],
  ['lens 51mm', '[lens51]'],
  ['φακοσ 51', '[lens51]'],
  ['size 52', '[lens52]'],
  ['height 40', '[height40]'],
  ['υψοσ φακου 42', '[height42]'],
  ['44 mm high', '[height44]'],
  ['133 mm wide', '[width132 to width134]'],
  ['φαρδοσ σκελετου 133', '[width132 to width134]'],
  ['caliber 53', '[lens53]'],
  ['DBL 22'.toLowerCase(), '[bridge22]'],
  ['καλιμπρο 51', '[lens51]'],
  ['a 54 b 44', '[lens54] [height44]'],
  ['a53', '[lens53]'],
  ['w53 h40', '[lens53] [height40]'],
  ['53x40', '[lens53] [height40]'],
  ['b 42', '[height42]'],
  ['cat.3', '[filter3]'],
  ['κατηγορια φιλτρου 3', '[filter3]'],
  ['category 2-3', '[filter2 to filter3]'],
  ['15 g', '[weight15]'],
  ['weight 15', '[weight15]'],
])('%s measures %s', (typed, meant) => expect(read(typed)).toBe(meant))

test.each([
  ['lens under 48', '[lens36 to lens47]'],
  ['lens width less than 50mm', '[lens36 to lens49]'],
  ['lens at most 50 mm', '[lens36 to lens50]'],
  ['under 48mm lens', '[lens36 to lens47]'],
  ['max lens width 50', '[lens36 to lens50]'],
  ['φακοσ εωσ 50 χιλιοστα', '[lens36 to lens50]'],
  ['φακοσ 50 και κατω', '[lens36 to lens50]'],
  ['γεφυρα πανω απο 20', '[bridge21 to bridge28]'],
  ['bridge at least 20', '[bridge20 to bridge28]'],
  ['bridge 20+', '[bridge20 to bridge28]'],
  ['bridge narrower than 18 mm', '[bridge10 to bridge17]'],
  ['min b 40', '[height40 to height60]'],
  ['b measurement over 45', '[height46 to height60]'],
  ['temple under 140', '[temple110 to temple139]'],
  ['lens height at least 44mm', '[height44 to height60]'],
  ['under 20 g', '[weight5 to weight19]'],
  ['πιο ελαφρια απο 15 γρ', '[weight5 to weight14]'],
  ['weight at most 15 g', '[weight5 to weight15]'],
  ['heavier than 30 grams', '[weight31 to weight60]'],
  ['over 300 and lighter than 20 g', 'over 300 and [weight5 to weight19]'],
  ['εωσ 135 mm', '[width105 to width135]'],
  ['over 54 mm', '[lens55 to lens72]'],
])('%s is limited: %s', (typed, meant) => expect(read(typed)).toBe(meant))

test.each([
  ['between 50 and 52 mm lens', '[lens50 to lens52]'],
  ['50 to 52 mm lens', '[lens50 to lens52]'],
  ['lens 50-52', '[lens50 to lens52]'],
  ['φακοσ μεταξυ 50 και 53', '[lens50 to lens53]'],
  ['φακοσ 50 με 53', '[lens50 to lens53]'],
  ['bridge 18-20', '[bridge18 to bridge20]'],
  ['10-15 g', '[weight10 to weight15]'],
  ['130 to 135 mm', '[width130 to width135]'],
])('%s is a range: %s', (typed, meant) => expect(read(typed)).toBe(meant))

test('a number of millimetres alone is what a frame may measure so', () => {
  expect(read('52 mm')).toBe('[lens52]')
  expect(read('18mm')).toBe('[bridge18]')
  expect(read('133 mm')).toBe('[width132 to width134] or [temple133]')
})

test.each([
  'bridge',
  'bridge 200',
  'bridge 9',
  'temple 90',
  'category 5',
  'cat 33',
  'cat eye 52',
  'a 50 year old',
  '53x18',
  '53x18-140',
  'φακοι 2',
  'lens 51-20',
  'lens 52 18',
  'lens 51/20/145',
  'size 53-18',
  'cambridge 20',
  '3 lenses',
  '52-20 bridge',
  '52-20 mm',
  'under 150 bridge',
  'lenses under 50 euro',
  'φακοσ εωσ 50 €',
  'frames under 50',
  'bridge under €20',
])('%s is left as it is', (typed) => expect(markMeasures(typed)).toBe(typed))

test('the words around stay', () => {
  expect(read('black cat 3 round bridge 20')).toBe('black [filter3] round [bridge20]')
  expect(read('blue lens 50 to 52 under 200')).toBe('blue [lens50 to lens52] under 200')
})
