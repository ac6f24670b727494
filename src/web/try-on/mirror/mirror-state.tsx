import { useRef } from 'react'
import { useWords } from '../../../client/site-context.tsx'
import { fill } from '../../../i18n/translate.ts'
import { Button } from '../../../ui/button.tsx'
import { type FallbackReason, renderModeOf } from '../render-modes.ts'
import type { TryOnSession } from './use-try-on-session.ts'

const CAN_RETRY: readonly FallbackReason[] = ['trackerFailed', 'trackerLate', 'noFace']

interface MirrorStateProps {
  session: TryOnSession
  /** Takes a doubted face for a person's. */
  onAccept?: (() => void) | null
}

export function MirrorState({ session: { renderState, progress, retry }, onAccept = null }: MirrorStateProps) {
  const { tryOn } = useWords()
  const text = useRef<HTMLParagraphElement>(null)
  const { reason } = renderModeOf(renderState)
  return (
    <div className="mt-1 text-center text-small">
      <p ref={text} tabIndex={-1} role="status">
        {reason && tryOn.reasons[reason]}
      </p>
      {(reason === 'trackerLoading' || reason === 'trackerLate') && <TrackerProgress share={progress} />}
      {reason === 'notAPerson' && onAccept && (
        <Button
          look="bare"
          className="min-h-11"
          onClick={() => {
            // The button goes, and the focus with it.
            text.current?.focus()
            onAccept()
          }}
        >
          {tryOn.isAPerson}
        </Button>
      )}
      {reason && CAN_RETRY.includes(reason) && (
        <Button look="bare" className="min-h-11" onClick={retry}>
          {tryOn.retry}
        </Button>
      )}
    </div>
  )
}

export function TrackerProgress({ share }: { share: number }) {
  const { tryOn } = useWords()
  return (
    <p className="mx-auto mt-2 max-w-60">
      <progress value={share} max={1} aria-label={tryOn.loadingMirror} className="h-1 w-full accent-brass" />
      <span className="figures">{fill(tryOn.loaded, { percent: Math.round(share * 100) })}</span>
    </p>
  )
}
