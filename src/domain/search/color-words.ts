import { words } from '../search-key.ts'
import { OR } from './alternatives.ts'
import { COLOURS } from './default-synonyms.ts'
import { stemKey, stemsOf } from './stem.ts'

/** Names of colours that nothing else is called. */
const OTHERS = 'aegean, blonde, crystal, sage, rose, sand, slate'

const STEMS: ReadonlySet<string> = new Set(
  [...COLOURS, OTHERS]
    .flatMap((group) => group.split(',').map(words))
    .flatMap(([word = '', ...more]) => (more.length === 0 ? [stemKey(word)] : [])),
)

const isColor = (word: string): boolean => stemsOf(word).some((stem) => STEMS.has(stem))

/** The words of a search, with `OR` between colours in a row. */
export const betweenColors = (all: readonly string[]): string[] =>
  all.flatMap((word, at) => (at > 0 && isColor(all[at - 1] as string) && isColor(word) ? [OR, word] : [word]))
