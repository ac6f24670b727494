import { useWords } from '../../client/site-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Tick } from '../prescriptions/tick.tsx'
import type { Draft } from './use-draft.ts'

/** For whoever is signed in: goes on with what was entered elsewhere, or keeps what is entered here. */
export function DraftBox({ draft }: { draft: Draft }) {
  const { lenses: words } = useWords()
  if (!draft.isSignedIn) return null
  if (draft.isResumable) {
    return (
      <div className="mb-8 border-l-2 border-sea pl-5">
        <p>{words.resume}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={draft.resume}>{words.resumeYes}</Button>
          <Button look="outline" onClick={draft.drop}>
            {words.resumeNo}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className="-mt-4 mb-8">
      <Tick label={words.keep} isTicked={draft.isKept} onChange={draft.keep} />
    </div>
  )
}
