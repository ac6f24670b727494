import { findOrMake } from '../../domain/remember.ts'
import { OR, withoutLoneOr } from '../../domain/search/alternatives.ts'
import { swapKeyboardLayout } from '../../domain/search/keyboard-layout.ts'
import { wordsOfRange } from '../../domain/search/measure-words.ts'
import type { Synonyms } from '../../domain/search/synonyms.ts'
import { words } from '../../domain/search-key.ts'
import { Bitmap, isEmpty } from './bitmap.ts'
import type { Scope, WordGroup } from './search-scope.ts'
import { common, findsNothing, type Tiers } from './tiers.ts'

const MAX_QUERY_WORDS = 16
const MOST_IN_PHRASE = 4
/** Who names so many things that products have says what is looked for, whatever else is said. */
export const CLEAR = 2
const NONE = new Bitmap()

/** Says what a group means, as it is written alone and in any way. */
interface Reader {
  inFull(group: WordGroup, scope: Scope): Tiers
  meaning(group: WordGroup, scope: Scope): Tiers
}

/** The words of a search, each once, unless it stands among alternatives. */
export function wantedOf(query: string): string[] {
  const [only = [], ...others] = query.split(OR).map(words)
  const all =
    others.length === 0 ? [...new Set(only)] : withoutLoneOr([only, ...others.map((part) => [OR, ...part])].flat())
  return all.slice(0, MAX_QUERY_WORDS)
}

/** The words of a search, those together that mean one thing; of alternatives one group. */
export function* groupsOf(wanted: readonly string[], synonyms: Synonyms | undefined): Generator<WordGroup> {
  for (let at = 0; at < wanted.length; ) {
    const group = groupAt(wanted, at, synonyms)
    at += group.typed.length
    const others: WordGroup[] = []
    while (wanted[at] === OR && at + 1 < wanted.length) {
      const other = groupAt(wanted, at + 1, synonyms)
      at += 1 + other.typed.length
      others.push(other)
    }
    yield others.length === 0 ? group : { ...group, others }
  }
}

function groupAt(wanted: readonly string[], at: number, synonyms: Synonyms | undefined): WordGroup {
  const range = wordsOfRange(wanted[at] as string)
  if (range !== null) return { typed: [wanted[at] as string], phrases: range.map((word) => [word]), isRange: true }
  const same = synonyms?.find(wanted, at) ?? null
  if (same === null) return phraseOnOtherLayout(wanted, at, synonyms) ?? { typed: [wanted[at] as string], phrases: [] }
  return { typed: wanted.slice(at, at + same.length), phrases: same.phrases }
}

/** As `ψατ ευε` for `cat eye`, whose words alone mean something else. Of a lone word the reader guesses it. */
function phraseOnOtherLayout(wanted: readonly string[], at: number, synonyms: Synonyms | undefined): WordGroup | null {
  const other = wanted.slice(at, at + MOST_IN_PHRASE).map(swapKeyboardLayout)
  const same = other.length > 1 ? synonyms?.find(other, 0) : null
  return same && same.length > 1 ? { typed: other.slice(0, same.length), phrases: same.phrases } : null
}

/** The groups of a search's words with what has each in full, those that something has, and the others. */
export function knownGroups(wanted: readonly string[], reader: Reader, scope: Scope) {
  const groups = [...groupsOf(wanted, scope.synonyms)].map((group) => ({
    ...group,
    found: reader.inFull(group, scope),
  }))
  return {
    groups,
    known: groups.filter(({ found }) => !findsNothing(found)),
    others: groups.filter(({ found }) => findsNothing(found)),
  }
}

const MOST_KEPT = 500

/** What `unknownWords` answers, kept until products change. */
export class UnknownWords {
  readonly #kept = new Map<string, readonly string[]>()

  find(wanted: readonly string[], reader: Reader, scope: Scope): readonly string[] {
    const { isLiteral = false, mayLeaveAll = false, isWorn = false } = scope
    const key = `${isLiteral} ${mayLeaveAll} ${isWorn} ${wanted.join(' ')}`
    return findOrMake(this.#kept, MOST_KEPT, key, () => unknownWords(wanted, reader, scope))
  }

  forget(): void {
    this.#kept.clear()
  }
}

/**
 * Of a search that finds nothing, the words to leave out, so that the others find something: those that no product is
 * filed under, unless they narrow the rest as the beginning of a word, as a misspelling or in a description. None where
 * they are more than the others and those say little, or where the others find nothing together. All of them, if they may
 * and none is known.
 */
function unknownWords(wanted: readonly string[], reader: Reader, scope: Scope): readonly string[] {
  const { groups, known, others } = knownGroups(wanted, reader, scope)
  if (others.some(({ isRange }) => isRange)) return []
  if (known.length === 0) return scope.mayLeaveAll ? wanted : []
  let found = common(known.map((group) => group.found))
  if (findsNothing(found)) return []
  const left: WordGroup[] = []
  for (const group of others) {
    const narrowed = common([found, reader.meaning(group, scope)])
    if (findsNothing(narrowed)) left.push(group)
    else found = narrowed
  }
  const isNamed = known.some(({ found: [ofBrand = NONE] }) => !isEmpty(ofBrand))
  const isClear = isNamed || known.length + (scope.isWorn ? 1 : 0) >= CLEAR
  return left.length > groups.length / 2 && !isClear ? [] : left.flatMap(typedIn)
}

const typedIn = ({ typed, others = [] }: WordGroup): string[] => [...typed, ...others.flatMap(typedIn)]

// What a typed word is another form of is not among its synonyms.
const WEARERS = ['women', 'womens', 'men', 'mens']

/** Whether words say who wears a frame. */
export const namesWearer = (wanted: readonly string[], synonyms: Synonyms | undefined): boolean =>
  [...groupsOf(wanted, synonyms)].some((group) => isCalled(group, WEARERS))

/** Whether one of the names is typed, or means the same. */
export const isCalled = ({ typed, phrases }: WordGroup, names: readonly string[]): boolean =>
  [typed, ...phrases].some(([only = '', ...more]) => more.length === 0 && names.includes(only))
