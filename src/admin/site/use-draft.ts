import { useState } from 'react'
import { useBlocker } from 'react-router'
import { changedKeys, type DraftConflict, rebaseDraft } from '../../client/rebase-draft.ts'

interface State<Draft> {
  /** The stored values that the caller gave last. */
  seen: Draft
  base: Draft
  draft: Draft
  conflicts: readonly DraftConflict<Draft>[]
}

const pristine = <Draft extends object>(base: Draft): State<Draft> => ({
  seen: base,
  base,
  draft: base,
  conflicts: [],
})

function follow<Draft extends object>({ base, draft, conflicts }: State<Draft>, stored: Draft): State<Draft> {
  const rebased = rebaseDraft(base, draft, stored)
  const kept = conflicts.filter(({ key }) => rebased.draft[key] !== stored[key])
  const fresh = rebased.conflicts.filter((one) => !kept.some(({ key }) => key === one.key))
  return { seen: stored, base: stored, draft: rebased.draft, conflicts: [...kept, ...fresh] }
}

/**
 * A form over something stored. When the stored values change, those that only others changed are taken over, and those
 * that both changed wait in `conflicts`. While something differs, leaving the page is asked about (`blocker`).
 *
 * @param stored flat and primitive; a new object with the same values is no change
 */
export function useDraft<Draft extends object>(stored: Draft) {
  const [held, setState] = useState(() => pristine(stored))
  const hasNews = changedKeys(stored, held.seen).length > 0
  const state = hasNews ? follow(held, stored) : held
  if (hasNews) setState(state)
  const { base, draft, conflicts } = state
  const changed = changedKeys(base, draft)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changed.length > 0 && currentLocation.pathname !== nextLocation.pathname,
  )
  return {
    base,
    draft,
    changed,
    conflicts,
    blocker,
    set: (part: Partial<Draft>) => setState((last) => ({ ...last, draft: { ...last.draft, ...part } })),
    reset: () => setState((last) => ({ ...last, draft: last.base, conflicts: [] })),
    /** After saving: what was sent is stored, perhaps in another spelling; what was typed since stays. */
    settle: (sent: Draft, now: Draft) =>
      setState((last) => ({ ...last, base: now, draft: rebaseDraft(sent, last.draft, now).draft, conflicts: [] })),
    resolve: (key: keyof Draft & string, choice: 'mine' | 'theirs') =>
      setState((last) => ({
        ...last,
        draft: choice === 'mine' ? last.draft : { ...last.draft, [key]: last.base[key] },
        conflicts: last.conflicts.filter((one) => one.key !== key),
      })),
  }
}
