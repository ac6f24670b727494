import type { ProductCard } from '../../../contract/catalog.ts'
import type { LensView } from '../../../domain/fitting/lens-view.ts'
import type { Adjustment } from '../../../domain/fitting/manual-adjustment.ts'
import type { Pose } from '../../../domain/fitting/solve-pose.ts'
import type { Hand, Landmarks } from '../tracker/tracker.ts'

export interface Subject {
  picture: CanvasImageSource
  width: number
  height: number
  landmarks: Landmarks
  pose: Pose
  /** Millimetres of the canonical face to one true millimetre: 1 unless the face was measured. */
  scale: number
  /** In front of the face or beside it. */
  hands?: readonly Hand[]
  /** Glasses are worn in the picture; only photos are looked through for them. */
  wearsGlasses?: boolean
  /** The face seems a child's; only photos are looked at for it. */
  seemsAChilds?: boolean
  /** Pixels of the canvas to one of the picture: 1 unless it is shown larger. */
  detail?: number
  isLive?: boolean
  /** Painted at a lower resolution, with shadows that are drawn anew from time to time: for slow devices. */
  isCoarse?: boolean
}

export interface Painter {
  prepare: (product: ProductCard) => Promise<void>
  /** @throws Error where the frame was not prepared */
  paint: (
    context: CanvasRenderingContext2D,
    subject: Subject,
    product: ProductCard,
    adjustment: Adjustment,
    view?: LensView,
  ) => void
  dispose: () => void
}
