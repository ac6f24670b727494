import type { RefObject } from 'react'
import { useWords } from '../../../client/site-context.tsx'
import { SAMPLES_NEEDED } from '../../../domain/fitting/pupillary-distance.ts'
import { fill } from '../../../i18n/translate.ts'
import { Button } from '../../../ui/button.tsx'
import { type EyeListener, type PupilMeasurementState, usePupilMeasurement } from './use-pupil-measurement.ts'
import type { TryOnSession } from './use-try-on-session.ts'

interface PupilMeasurementProps {
  session: TryOnSession
  eyeListener: RefObject<EyeListener | null>
}

export function PupilMeasurement({ session, eyeListener }: PupilMeasurementProps) {
  const { tryOn } = useWords()
  const { state, start, stop } = usePupilMeasurement(session.tracker, eyeListener, session.setFaceScale)
  const isBusy = state.phase === 'loading' || state.phase === 'measuring'
  return (
    <div className="max-w-prose text-small">
      <Button look="bare" className="min-h-11" onClick={() => (isBusy ? stop() : void start())}>
        {isBusy ? tryOn.pupilsStop : state.phase === 'idle' ? tryOn.pupils : tryOn.pupilsAgain}
      </Button>
      {state.phase === 'measuring' && <p className="mt-1 opacity-85">{tryOn.pupilsInstructions}</p>}
      <p role="status" className="mt-1">
        <StatusText state={state} />
      </p>
      {isBusy && <Progress state={state} />}
    </div>
  )
}

function StatusText({ state }: { state: PupilMeasurementState }) {
  const { tryOn } = useWords()
  switch (state.phase) {
    case 'idle':
      return null
    case 'loading':
      return tryOn.pupilsLoading
    case 'measuring':
      return state.obstacle ? tryOn.pupilsObstacles[state.obstacle] : tryOn.pupilsHoldStill
    case 'inconclusive':
      return tryOn.pupilsInconclusive
    case 'failed':
      return tryOn.pupilsFailed
    default: {
      const { estimateMm, minMm, maxMm } = state.distance
      const about = fill(tryOn.pupilsAbout, { mm: estimateMm, least: minMm, most: maxMm })
      return (
        <>
          <strong className="figures block text-title font-normal">{about}</strong> {tryOn.pupilsEstimate}
        </>
      )
    }
  }
}

function Progress({ state }: { state: Extract<PupilMeasurementState, { phase: 'loading' | 'measuring' }> }) {
  const { tryOn } = useWords()
  const isLoading = state.phase === 'loading'
  return (
    <progress
      value={isLoading ? state.share : state.measured}
      max={isLoading ? 1 : SAMPLES_NEEDED}
      aria-label={isLoading ? tryOn.pupilsLoading : tryOn.pupilsProgress}
      className="mx-auto mt-2 block h-1 w-full max-w-60 accent-brass"
    />
  )
}
