import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import {
  type EyeMeasurement,
  type EyeObstacle,
  estimatePupillaryDistance,
  medianScale,
  type PupillaryDistance,
} from '../../../domain/fitting/pupillary-distance.ts'
import type { Tracker } from '../tracker/tracker.ts'

export type EyeListener = (result: EyeMeasurement | EyeObstacle | 'noFace') => void

export type PupilMeasurementState =
  | { phase: 'idle' | 'inconclusive' | 'failed' }
  | { phase: 'loading'; share: number }
  | { phase: 'measuring'; measured: number; obstacle: EyeObstacle | 'noFace' | null }
  | { phase: 'done'; distance: PupillaryDistance }

/** Consecutive pictures before an obstacle is shown, so that a blink is not. */
const OBSTACLE_FRAMES = 6
const TIMEOUT_MS = 25_000

/**
 * Measures the pupillary distance before the camera.
 *
 * @param eyeListener set while measuring; called with what each live picture shows
 * @param onScale called once with the millimetres of the canonical face to one true millimetre
 */
export function usePupilMeasurement(
  tracker: Tracker | null,
  eyeListener: RefObject<EyeListener | null>,
  onScale: (scale: number) => void,
) {
  const [state, setState] = useState<PupilMeasurementState>({ phase: 'idle' })
  const attempt = useRef(0)

  const stop = useCallback(() => {
    attempt.current++
    eyeListener.current = null
    setState({ phase: 'idle' })
  }, [eyeListener])
  useEffect(() => stop, [stop])

  const start = async () => {
    if (!tracker) return
    const own = ++attempt.current
    const update = (next: PupilMeasurementState) => own === attempt.current && setState(next)
    try {
      update({ phase: 'loading', share: 0 })
      await tracker.load('eyes', (share) => update({ phase: 'loading', share }))
      if (own !== attempt.current) return
      update({ phase: 'measuring', measured: 0, obstacle: null })
      eyeListener.current = createEyeListener(update, (scale) => {
        eyeListener.current = null
        if (scale !== null) onScale(scale)
      })
    } catch {
      update({ phase: 'failed' })
    }
  }
  return { state, start, stop }
}

function createEyeListener(
  update: (state: PupilMeasurementState) => void,
  finish: (scale: number | null) => void,
): EyeListener {
  const measurements: EyeMeasurement[] = []
  let obstacleFrames = 0
  let lastMeasuredAtMs = performance.now()
  return (seen) => {
    const now = performance.now()
    if (typeof seen === 'string') {
      obstacleFrames++
      if (obstacleFrames >= OBSTACLE_FRAMES)
        update({ phase: 'measuring', measured: measurements.length, obstacle: seen })
      if (now - lastMeasuredAtMs < TIMEOUT_MS) return
      update({ phase: 'inconclusive' })
      return finish(null)
    }
    obstacleFrames = 0
    lastMeasuredAtMs = now
    measurements.push(seen)
    const estimate = estimatePupillaryDistance(measurements.map(({ distanceMm }) => distanceMm))
    if (estimate === null) return update({ phase: 'measuring', measured: measurements.length, obstacle: null })
    update(estimate === 'inconclusive' ? { phase: 'inconclusive' } : { phase: 'done', distance: estimate })
    finish(estimate === 'inconclusive' ? null : medianScale(measurements.map(({ scale }) => scale)))
  }
}
