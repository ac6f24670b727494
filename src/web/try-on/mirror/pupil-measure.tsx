import type { RefObject } from 'react'
import { useWords } from '../../../client/site-context.tsx'
import { MEASURES_NEEDED } from '../../../domain/fitting/pupillary-distance.ts'
import { fill } from '../../../i18n/translate.ts'
import { Button } from '../../../ui/button.tsx'
import type { Fitting } from '../use-fitting.ts'
import { type EyeWatch, type PupilState, usePupils } from './use-pupils.ts'

interface PupilMeasureProps {
  fitting: Fitting
  watch: RefObject<EyeWatch | null>
}

/** The distance between the pupils, estimated while the camera is on, and only when it is asked for. */
export function PupilMeasure({ fitting, watch }: PupilMeasureProps) {
  const { tryOn } = useWords()
  const { state, start, stop } = usePupils(fitting.tracker, watch, fitting.setFaceScale)
  const isBusy = state.phase === 'learning' || state.phase === 'measuring'
  return (
    <div className="max-w-prose text-small">
      <Button look="bare" className="min-h-11" onClick={() => (isBusy ? stop() : void start())}>
        {isBusy ? tryOn.pupilsStop : state.phase === 'idle' ? tryOn.pupils : tryOn.pupilsAgain}
      </Button>
      {state.phase === 'measuring' && <p className="mt-1 opacity-85">{tryOn.pupilsHow}</p>}
      <p role="status" className="mt-1">
        <Said state={state} />
      </p>
      {isBusy && <Progress state={state} />}
    </div>
  )
}

function Said({ state }: { state: PupilState }) {
  const { tryOn } = useWords()
  switch (state.phase) {
    case 'idle':
      return null
    case 'learning':
      return tryOn.pupilsLoading
    case 'measuring':
      return state.obstacle ? tryOn.pupilsObstacles[state.obstacle] : tryOn.pupilsLook
    case 'unsure':
      return tryOn.pupilsUnsure
    case 'failed':
      return tryOn.pupilsFailed
    default: {
      const { aboutMm, leastMm, mostMm } = state.distance
      const about = fill(tryOn.pupilsAbout, { mm: aboutMm, least: leastMm, most: mostMm })
      return (
        <>
          <strong className="figures block text-title font-normal">{about}</strong> {tryOn.pupilsEstimate}
        </>
      )
    }
  }
}

function Progress({ state }: { state: Extract<PupilState, { phase: 'learning' | 'measuring' }> }) {
  const { tryOn } = useWords()
  const isLearning = state.phase === 'learning'
  return (
    <progress
      value={isLearning ? state.share : state.measured}
      max={isLearning ? 1 : MEASURES_NEEDED}
      aria-label={isLearning ? tryOn.pupilsLoading : tryOn.pupilsProgress}
      className="mx-auto mt-2 block h-1 w-full max-w-60 accent-brass"
    />
  )
}
