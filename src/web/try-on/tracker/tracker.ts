import type { Eyes } from '../../../domain/fitting/eyes.ts'

/** x, y, z of 468 points of a face, in pixels: y down, z away from the viewer. */
export type Landmarks = Float32Array

export const LANDMARK_COUNT = 468

/** The picture is returned with its landmarks, so that a frame is painted on the same one. */
export interface FaceReading {
  frame: ImageBitmap
  landmarks: Landmarks | null
  /** A still's face that is hardly a person's; then `landmarks` is null. */
  doubted: Landmarks | null
  eyes?: Eyes
  /** Without the time in messages and queues. */
  tookMs: number
}

export type ReadingMode = 'still' | 'live' | 'eyes'

export interface Tracker {
  /**
   * `still` reads a picture on its own and more carefully. `live` follows the face of the last picture; `eyes` also reads
   * the irises and requires `loadEyeModel`.
   */
  track(frame: ImageBitmap, mode: ReadingMode): Promise<FaceReading>
  /** @throws Error where the model cannot be loaded */
  loadEyeModel(onProgress: (share: number) => void): Promise<void>
  reset(): void
  close(): void
}
