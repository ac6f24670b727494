import { DARK } from './lens-words.ts'
import { type Measured, wordsInOrder } from './measure-words.ts'
import { isIn, phrasePattern } from './phrase-pattern.ts'

const SUPERLATIVES: readonly (readonly [said: RegExp, name: Measured, isDescending: boolean])[] = [
  [phrasePattern('(widest|biggest|largest) (nose )?bridge|((πιο|pio) )?(φαρδ|πλατ|μεγαλ)* γέφυρ*'), 'bridge', true],
  [phrasePattern('(narrowest|smallest) (nose )?bridge|((πιο|pio) )?(στεν|μικρ)* γέφυρ*'), 'bridge', false],
  [phrasePattern('(widest|biggest|largest) lens(es)?|(πιο|pio) (φαρδ|πλατ|μεγαλ)* φακ*'), 'lens', true],
  [phrasePattern('(narrowest|smallest) lens(es)?|(πιο|pio) (στεν|μικρ)* φακ*'), 'lens', false],
  [
    phrasePattern(`
      lightest
      (πιο|pio) (ελαφρ|elafr)*
      ελαφρ[υο]τερ*
    `),
    'weight',
    false,
  ],
  [
    phrasePattern(`
      widest|largest|biggest
      (πιο|pio) (φαρδ|πλατ|μεγάλ|fard|megal)*
      (φαρδ|πλατ|μεγαλ)ύτερ*
    `),
    'width',
    true,
  ],
  [
    phrasePattern(`
      narrowest|smallest|slimmest
      (πιο|pio) (στεν|μικρ|sten|mikr)*
      (στεν|μικρ)ότερ*
    `),
    'width',
    false,
  ],
  [
    phrasePattern(`
      heaviest
      (πιο|pio) (βαρ|var)*
      βαρύτερ*
    `),
    'weight',
    true,
  ],
  [
    phrasePattern(`
      longest (temples?|arms?)
      (μακρύτερ|πιο μακρ)* βραχίον*
    `),
    'temple',
    true,
  ],
  [phrasePattern('(tallest|deepest|highest) lens*'), 'height', true],
  // They need lenses that are high enough for reading below and looking far above.
  [
    phrasePattern(`
      (progressive|varifocal|multifocal|bifocal)s?
      (πολυεστιακ|προοδευτικ|διπλοεστιακ|poliestiak|polyestiak|proodeftik)*
    `),
    'height',
    true,
  ],
  [new RegExp(`(?<!\\S)${DARK}(?!\\S)`), 'filter', true],
]

/** Those whose noun says what is measured, and nothing of what is looked for. */
const OF_PARTS: readonly Measured[] = ['bridge', 'lens', 'temple']

/** A folded text without what it says of the part whose measurement it wants in order. */
export const withoutPart = (folded: string): string =>
  SUPERLATIVES.reduce((text, [said, name]) => (OF_PARTS.includes(name) ? text.replace(said, ' ') : text), folded)

/** The words of the measurements by which a search wants what it finds in order, the most wanted first; or undefined. */
export function readSuperlative(folded: string): readonly string[] | undefined {
  const [, name, isDescending = false] = SUPERLATIVES.find(([said]) => isIn(said, folded)) ?? []
  return name && wordsInOrder(name, isDescending)
}
