import { useState } from 'react'
import { useBlocker } from 'react-router'
import { changedKeys, type DraftConflict, rebaseDraft } from '../../client/rebase-draft.ts'

interface State<Draft> {
  base: Draft
  draft: Draft
  conflicts: readonly DraftConflict<Draft>[]
}

/**
 * A form over something stored. When the stored values change, those that only others changed are taken over, and those
 * that both changed wait in `conflicts`. While something differs, leaving the page is asked about (`blocker`).
 *
 * @param base the stored values, flat and primitive; a new object with the same values is no change
 */
export function useDraft<Draft extends object>(base: Draft) {
  const [state, setState] = useState<State<Draft>>({ base, draft: base, conflicts: [] })
  let { draft, conflicts } = state
  if (changedKeys(base, state.base).length > 0) {
    const rebased = rebaseDraft(state.base, state.draft, base)
    const kept = conflicts.filter(({ key }) => rebased.draft[key] !== base[key])
    const fresh = rebased.conflicts.filter((one) => !kept.some(({ key }) => key === one.key))
    draft = rebased.draft
    conflicts = [...kept, ...fresh]
    setState({ base, draft, conflicts })
  }
  const changed = changedKeys(base, draft)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changed.length > 0 && currentLocation.pathname !== nextLocation.pathname,
  )
  return {
    draft,
    changed,
    conflicts,
    blocker,
    set: (part: Partial<Draft>) => setState((last) => ({ ...last, draft: { ...last.draft, ...part } })),
    reset: () => setState({ base, draft: base, conflicts: [] }),
    /** Decides a conflict. */
    resolve: (key: keyof Draft & string, choice: 'mine' | 'theirs') =>
      setState((last) => ({
        ...last,
        draft: choice === 'mine' ? last.draft : { ...last.draft, [key]: base[key] },
        conflicts: last.conflicts.filter((one) => one.key !== key),
      })),
  }
}
