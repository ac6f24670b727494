import { OR } from '../../domain/search/alternatives.ts'
import { wordsInOrder } from '../../domain/search/measure-words.ts'
import type { Synonyms } from '../../domain/search/synonyms.ts'
import { groupsOf, isCalled } from './known-words.ts'
import type { WordGroup } from './search-scope.ts'

/** What is small, large or light, the measurement that says so, and whether the most of it comes first. */
const SIZES = [
  ['narrow', 'width', false],
  ['wide', 'width', true],
  ['lightweight', 'weight', false],
] as const
const WORDS = SIZES.map(([name]) => name)

/**
 * The words of a search without those for small, large or light frames, and the words of the measurements in whose order
 * they are then asked for: of what has no small frames, the smallest. Null for a search that names none, or nothing else.
 */
export function readSizeOrder(
  wanted: readonly string[],
  synonyms: Synonyms,
): { words: readonly string[]; inOrderOf: readonly string[] } | null {
  const groups = [...groupsOf(wanted, synonyms)]
  const size = SIZES.find(([name]) => groups.some((group) => isCalled(group, [name])))
  const left = groups.filter((group) => !isCalled(group, WORDS))
  if (size === undefined || left.length === 0) return null
  const [, measured, isDescending] = size
  return { words: left.flatMap(typedIn), inOrderOf: wordsInOrder(measured, isDescending) }
}

/** The word of what children wear: among small and cheap frames it comes last, unless it is asked for. */
export const KIDS = 'kids'

/** Whether one of the things that a search names is called so. */
export const names = (word: string, wanted: readonly string[], synonyms: Synonyms): boolean =>
  [...groupsOf(wanted, synonyms)].some((group) => isCalled(group, [word]))

const typedIn = ({ typed, others = [] }: WordGroup): string[] => [
  ...typed,
  ...others.flatMap((other) => [OR, ...other.typed]),
]
