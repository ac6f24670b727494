import type { Eyes } from '../../src/domain/fitting/eyes.ts'
import type { Landmarks, Tracker } from '../../src/web/try-on/tracker/tracker.ts'

/**
 * A tracker for tests that need no models: it answers each picture with the next recorded reading, and repeats the last.
 *
 * @param faces landmarks, or `null` where there is no face
 * @param eyes readings for pictures in mode `eyes`; without any, loading the eye model fails
 */
export function createReplayTracker(seen: readonly (Landmarks | null)[], eyesSeen: readonly Eyes[] = []): Tracker {
  let turn = 0
  let eyesTurn = 0
  return {
    track: async (frame, kind) => {
      const landmarks = seen[Math.min(turn++, seen.length - 1)] ?? null
      const eyes = kind === 'eyes' && landmarks ? eyesSeen[Math.min(eyesTurn++, eyesSeen.length - 1)] : undefined
      return { frame, landmarks, tookMs: 0, ...(eyes && { eyes }) }
    },
    loadEyeModel: async (onProgress) => {
      if (eyesSeen.length === 0) throw new Error('no eyes were seen')
      onProgress(1)
    },
    // Readings belong to pictures, not to a face, so there is nothing to reset.
    reset: () => {},
    close: () => {},
  }
}
