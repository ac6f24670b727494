import { useWords } from '../../../client/site-context.tsx'
import { fill } from '../../../i18n/translate.ts'
import { Button } from '../../../ui/button.tsx'
import { type Reason, standing } from '../ladder.ts'
import type { Fitting } from '../use-fitting.ts'

const CAN_RETRY: readonly Reason[] = ['trackerFailed', 'trackerLate', 'noFace']

/** How far the mirror has come, and why no further. */
export function MirrorState({ fitting: { ladder, share, retry } }: { fitting: Fitting }) {
  const { tryOn } = useWords()
  const { reason } = standing(ladder)
  return (
    <div className="mt-1 text-center text-small">
      <p role="status">{reason && tryOn.reasons[reason]}</p>
      {(reason === 'trackerLoading' || reason === 'trackerLate') && <TrackerProgress share={share} />}
      {reason && CAN_RETRY.includes(reason) && (
        <Button look="bare" className="min-h-11" onClick={retry}>
          {tryOn.lookAgain}
        </Button>
      )}
    </div>
  )
}

/** How much of the mirror has been loaded. */
export function TrackerProgress({ share }: { share: number }) {
  const { tryOn } = useWords()
  return (
    <p className="mx-auto mt-2 max-w-60">
      <progress value={share} max={1} aria-label={tryOn.loadingMirror} className="h-1 w-full accent-brass" />
      <span className="figures">{fill(tryOn.loaded, { percent: Math.round(share * 100) })}</span>
    </p>
  )
}
