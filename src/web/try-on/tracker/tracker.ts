import type { Eyes } from '../../../domain/fitting/eyes.ts'

/** x, y, z of 468 points of a face, in pixels: y down, z away from the viewer. */
export type Landmarks = Float32Array

export const LANDMARK_COUNT = 468

/** x, y, z of 21 points of a hand, in pixels as a face's: the wrist, then four of each finger from the thumb on. */
export type Hand = Float32Array

export const HAND_POINT_COUNT = 21

/** The picture is returned with its landmarks, so that a frame is painted on the same one. */
export interface FaceReading {
  frame: ImageBitmap
  landmarks: Landmarks | null
  /** A still's face that is hardly a person's; then `landmarks` is null. */
  doubted: Landmarks | null
  eyes?: Eyes
  /** Before and beside a live face, once their models are loaded. */
  hands: Hand[]
  /** Without the time in messages and queues. */
  tookMs: number
}

export type ReadingMode = 'still' | 'live' | 'eyes'

/** What is loaded only where it is needed: the irises, hands, or the age of a face. */
export type FurtherModel = 'eyes' | 'hands' | 'age'

export interface Tracker {
  /**
   * `still` reads a picture on its own and more carefully. `live` follows the face of the last picture; `eyes` also reads
   * the irises and requires their model.
   */
  track(frame: ImageBitmap, mode: ReadingMode): Promise<FaceReading>
  /** Hands before and beside the face of a still. Requires their models. */
  findHands(frame: ImageBitmap, landmarks: Landmarks): Promise<Hand[]>
  /** Of the face of a still, in years. Requires its model. */
  guessAge(frame: ImageBitmap, landmarks: Landmarks): Promise<number>
  /**
   * Loads a model once; another call waits for the first, and begins anew where that failed.
   * @throws Error where the model cannot be loaded
   */
  load(model: FurtherModel, onProgress?: (share: number) => void): Promise<void>
  reset(): void
  close(): void
}
