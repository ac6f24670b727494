import type { Product } from '../../../contract/catalog.ts'
import type { Adjustment } from '../../../domain/fitting/hand-adjustment.ts'
import type { Pose } from '../../../domain/fitting/solve-pose.ts'
import type { Landmarks } from '../tracker/tracker.ts'

/** A picture of a face and what is known of it, all of the same moment. */
export interface Sitter {
  picture: CanvasImageSource
  width: number
  height: number
  landmarks: Landmarks
  pose: Pose
  /** Millimetres of a frame to one of the canonical face: 1 unless the face was measured. */
  scale: number
  /** Whether others follow at the camera's rate. */
  isLive?: boolean
}

/** Paints a sitter's picture with a frame on. */
export interface Painter {
  /** Makes a frame ready to be worn; one that was ready before is ready at once. */
  prepare: (product: Product) => Promise<void>
  /** @throws Error where the frame was not made ready */
  paint: (context: CanvasRenderingContext2D, sitter: Sitter, product: Product, hand: Adjustment) => void
  dispose: () => void
}
