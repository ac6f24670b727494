import type { Eyes } from '../../src/domain/fitting/eyes.ts'
import type { Landmarks, Tracker } from '../../src/web/try-on/tracker/tracker.ts'

export interface ReplayedFace {
  /** The faces are hardly people's. */
  isDoubtful?: boolean
  /** How old they look. */
  years?: number
  /** x, y and z of 21 points of each hand, in pixels. */
  hands?: readonly (readonly number[])[]
}

/**
 * A tracker for tests that need no models: it answers each picture with the next recorded reading, and repeats the last.
 *
 * @param faces landmarks, or `null` where there is no face
 * @param eyeReadings for pictures in mode `eyes`; without any, loading the eye model fails
 */
export function createReplayTracker(
  faces: readonly (Landmarks | null)[],
  eyeReadings: readonly Eyes[] = [],
  { isDoubtful = false, years = 30, hands = [] }: ReplayedFace = {},
): Tracker {
  let faceIndex = 0
  let eyeIndex = 0
  return {
    track: async (frame, kind) => {
      const landmarks = faces[Math.min(faceIndex++, faces.length - 1)] ?? null
      const eyes = kind === 'eyes' && landmarks ? eyeReadings[Math.min(eyeIndex++, eyeReadings.length - 1)] : undefined
      const face = isDoubtful ? { landmarks: null, doubted: landmarks } : { landmarks, doubted: null }
      return { frame, ...face, hands: hands.map((hand) => Float32Array.from(hand)), tookMs: 0, ...(eyes && { eyes }) }
    },
    findHands: async () => [],
    guessAge: async () => years,
    load: async (model, onProgress) => {
      if (model === 'eyes' && eyeReadings.length === 0) throw new Error('there are no eye readings')
      onProgress?.(1)
    },
    // Readings belong to pictures, not to a face, so there is nothing to reset.
    reset: () => {},
    close: () => {},
  }
}
