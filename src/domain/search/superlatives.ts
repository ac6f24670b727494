import { DARK } from './lens-words.ts'
import { type Measured, wordsInOrder } from './measure-words.ts'

// Texts are folded: without accents, in lower case, with 'ς' as 'σ'.
const SUPERLATIVES: readonly (readonly [said: RegExp, name: Measured, isDescending: boolean])[] = [
  [/(?<!\p{L})(?:lightest|(?:πιο |pio )(?:ελαφρ|elafr)\p{L}+|ελαφρ[υο]τερ\p{L}+)(?!\p{L})/u, 'weight', false],
  [
    /(?<!\p{L})(?:widest|largest|biggest|(?:πιο |pio )(?:φαρδ|πλατ|μεγαλ|fard|megal)\p{L}+|(?:φαρδ|πλατ|μεγαλ)υτερ\p{L}+)(?!\p{L})/u,
    'width',
    true,
  ],
  [
    /(?<!\p{L})(?:narrowest|smallest|slimmest|(?:πιο |pio )(?:στεν|μικρ|sten|mikr)\p{L}+|(?:στεν|μικρ)οτερ\p{L}+)(?!\p{L})/u,
    'width',
    false,
  ],
  [/(?<!\p{L})(?:heaviest|(?:πιο |pio )(?:βαρ|var)\p{L}+|βαρυτερ\p{L}+)(?!\p{L})/u, 'weight', true],
  [/(?<!\p{L})longest (?:temples?|arms?)(?!\p{L})|(?:μακρυτερ|πιο μακρ)\p{L}+ βραχιον/u, 'temple', true],
  [/(?<!\p{L})(?:tallest|deepest|highest) lens/u, 'height', true],
  [new RegExp(`(?<!\\S)${DARK}(?!\\S)`), 'filter', true],
]

/** The words of the measurements by which a search wants what it finds in order, the most wanted first; or undefined. */
export function readSuperlative(folded: string): readonly string[] | undefined {
  const [, name, isDescending = false] = SUPERLATIVES.find(([said]) => said.test(folded)) ?? []
  return name && wordsInOrder(name, isDescending)
}
