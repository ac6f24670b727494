import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import {
  agreedScale,
  type EyeMeasure,
  estimatePd,
  type Obstacle,
  type PupillaryDistance,
} from '../../../domain/fitting/pupillary-distance.ts'
import type { Tracker } from '../tracker/tracker.ts'

/** Told of each live picture while eyes are measured: the measure, why there is none, or `noFace`. */
export type EyeWatch = (seen: EyeMeasure | Obstacle | 'noFace') => void

export type PupilState =
  | { phase: 'idle' | 'unsure' | 'failed' }
  | { phase: 'learning'; share: number }
  | { phase: 'measuring'; measured: number; obstacle: Obstacle | 'noFace' | null }
  | { phase: 'told'; distance: PupillaryDistance }

/** An obstacle is said when so many pictures in a row had it, or a blink would be remarked on. */
const OBSTRUCTED = 6
/** So long without a picture that can be measured, and there will be none. */
const PATIENCE_MS = 25_000

/**
 * Measures the distance between the pupils of whoever is before the camera.
 *
 * @param watch where what each live picture tells of the eyes is handed in
 * @param onScale told the millimetres of the canonical face to a true one, once they are known
 */
export function usePupils(
  tracker: Tracker | null,
  watch: RefObject<EyeWatch | null>,
  onScale: (scale: number) => void,
) {
  const [state, setState] = useState<PupilState>({ phase: 'idle' })
  const attempt = useRef(0)

  const stop = useCallback(() => {
    attempt.current++
    watch.current = null
    setState({ phase: 'idle' })
  }, [watch])
  useEffect(() => stop, [stop])

  const start = async () => {
    if (!tracker) return
    const own = ++attempt.current
    const tell = (next: PupilState) => own === attempt.current && setState(next)
    try {
      tell({ phase: 'learning', share: 0 })
      await tracker.learnEyes((share) => tell({ phase: 'learning', share }))
      if (own !== attempt.current) return
      tell({ phase: 'measuring', measured: 0, obstacle: null })
      watch.current = createWatch(tell, (scale) => {
        watch.current = null
        if (scale !== null) onScale(scale)
      })
    } catch {
      tell({ phase: 'failed' })
    }
  }
  return { state, start, stop }
}

function createWatch(tell: (state: PupilState) => void, end: (scale: number | null) => void): EyeWatch {
  const measures: EyeMeasure[] = []
  let obstructed = 0
  let since = performance.now()
  return (seen) => {
    const now = performance.now()
    if (typeof seen === 'string') {
      obstructed++
      if (obstructed >= OBSTRUCTED) tell({ phase: 'measuring', measured: measures.length, obstacle: seen })
      if (now - since < PATIENCE_MS) return
      tell({ phase: 'unsure' })
      return end(null)
    }
    obstructed = 0
    since = now
    measures.push(seen)
    const estimate = estimatePd(measures.map(({ distanceMm }) => distanceMm))
    if (estimate === null) return tell({ phase: 'measuring', measured: measures.length, obstacle: null })
    tell(estimate === 'unsure' ? { phase: 'unsure' } : { phase: 'told', distance: estimate })
    end(estimate === 'unsure' ? null : agreedScale(measures.map(({ scale }) => scale)))
  }
}
