import { type Measured, wordsInOrder } from './measure-words.ts'
import type { Synonyms } from './synonyms.ts'

const WIDTH: Measured = 'width'
/** The words of the sizes at both ends, and whether the widest comes first. */
const ENDS = [
  ['narrow', false],
  ['wide', true],
] as const

/**
 * The words of a search without those for small or large frames, and the words of the widths in whose order they are then
 * asked for: of what has no small frames, the smallest. Null for a search that names neither, or nothing else.
 */
export function readSizeOrder(
  wanted: readonly string[],
  synonyms: Pick<Synonyms, 'find'>,
): { words: readonly string[]; inOrderOf: readonly string[] } | null {
  const left: string[] = []
  let isDescending: boolean | undefined
  for (let at = 0; at < wanted.length; ) {
    const same = synonyms.find(wanted, at)
    const typed = wanted.slice(at, at + (same?.length ?? 1))
    const end = ENDS.find(([word]) =>
      [typed, ...(same?.phrases ?? [])].some(([only, ...more]) => only === word && more.length === 0),
    )
    if (end === undefined) left.push(...typed)
    else isDescending ??= end[1]
    at += typed.length
  }
  return isDescending === undefined || left.length === 0
    ? null
    : { words: left, inOrderOf: wordsInOrder(WIDTH, isDescending) }
}
