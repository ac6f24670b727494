/** A field that both have changed, differently. */
export interface DraftConflict<Draft> {
  key: keyof Draft & string
  mine: Draft[keyof Draft]
  theirs: Draft[keyof Draft]
}

/** The fields in which a draft differs from its base, by value. */
export const changedKeys = <Draft extends object>(base: Draft, draft: Draft): (keyof Draft & string)[] =>
  (Object.keys(base) as (keyof Draft & string)[]).filter((key) => draft[key] !== base[key])

/**
 * Puts my changes on top of what others have stored: a field that only they changed is theirs, one that only I changed
 * stays mine, and one that both changed differently stays mine until somebody decides. Values are compared by `===`.
 */
export function rebaseDraft<Draft extends object>(
  base: Draft,
  mine: Draft,
  theirs: Draft,
): { draft: Draft; conflicts: DraftConflict<Draft>[] } {
  const own = changedKeys(base, mine)
  const draft = { ...theirs, ...Object.fromEntries(own.map((key) => [key, mine[key]])) }
  const conflicts = own
    .filter((key) => theirs[key] !== base[key] && theirs[key] !== mine[key])
    .map((key) => ({ key, mine: mine[key], theirs: theirs[key] }))
  return { draft, conflicts }
}
