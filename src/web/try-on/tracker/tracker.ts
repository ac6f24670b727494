/** x, y and z of 468 points of a face, in pixels of its picture: y down, z away from the viewer. */
export type Landmarks = Float32Array

export const LANDMARKS = 468

/** What one look at a picture told; the very picture comes back with it, so that nothing is drawn on another. */
export interface Look {
  frame: ImageBitmap
  landmarks: Landmarks | null
  /** How long the tracker's own work took, in milliseconds. */
  tookMs: number
}

/** Finds a face in pictures. */
export interface Tracker {
  /** A still is read afresh and with more care; live frames follow the face of the frame before. */
  track(frame: ImageBitmap, kind: 'still' | 'live'): Promise<Look>
  /** Forgets the face that is followed. */
  reset(): void
  close(): void
}
