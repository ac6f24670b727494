import type { Eyes } from '../../../domain/fitting/eyes.ts'

/** x, y and z of 468 points of a face, in pixels of its picture: y down, z away from the viewer. */
export type Landmarks = Float32Array

export const LANDMARKS = 468

/** What one look at a picture told; the very picture comes back with it, so that nothing is drawn on another. */
export interface Look {
  frame: ImageBitmap
  landmarks: Landmarks | null
  /** Where they were asked for and there is a face. */
  eyes?: Eyes
  /** How long the tracker's own work took, in milliseconds. */
  tookMs: number
}

export type LookKind = 'still' | 'live' | 'eyes'

/** Finds a face in pictures. */
export interface Tracker {
  /**
   * A still is read afresh and with more care; live frames follow the face of the frame before, `eyes` too, and their
   * irises are told as well, which must have been learned.
   */
  track(frame: ImageBitmap, kind: LookKind): Promise<Look>
  /**
   * Loads what sees irises.
   *
   * @throws Error where it cannot be had
   */
  learnEyes(onProgress: (share: number) => void): Promise<void>
  /** Forgets the face that is followed. */
  reset(): void
  close(): void
}
