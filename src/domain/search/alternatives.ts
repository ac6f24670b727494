import { words } from '../search-key.ts'

/** Stands among the words of a search between two of which one is enough. */
export const OR = '|'

// Texts are folded: 'ή' is 'η', as the article is, and 'i' or 'h' in Greeklish.
const JOINT = /(?<=[\p{L}\d]),?\s+(or|η|ειτε|i|h)\s+(?=[\p{L}\d])/gu

/**
 * The words of a folded text, with `OR` for 'or' and 'η' between words that both tell something: what stands at an
 * article tells nothing.
 */
export function wordsAndAlternatives(folded: string, isTelling: (word: string) => boolean): string[] {
  const parts = folded.split(JOINT)
  const all: string[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const part = words(parts[at] as string)
    const before = all.at(-1)
    const isEither = before !== undefined && isTelling(before) && part[0] !== undefined && isTelling(part[0])
    if (at > 0) all.push(isEither ? OR : (parts[at - 1] as string))
    all.push(...part)
  }
  return all
}

/** Without each `OR` that has lost a word beside it. */
export const withoutLoneOr = (all: readonly string[]): string[] =>
  all.filter((word, at) => word !== OR || ![undefined, OR].some((none) => all[at - 1] === none || all[at + 1] === none))
