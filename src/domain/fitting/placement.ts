/** Where a frame's picture lies on a photo: `left` and `width` in shares of the photo's width, `top` of its height. */
export interface Placement {
  left: number
  top: number
  width: number
  /** Clockwise around the middle of the frame's picture. */
  rotationDegrees: number
}

export const mirrorPlacement = ({ left, top, width, rotationDegrees }: Placement): Placement => ({
  left: 1 - left - width,
  top,
  width,
  rotationDegrees: -rotationDegrees,
})

/** Where a frame lies without a known face, by the specification. */
export const FIXED_OVERLAY: Placement = { left: 0.2, top: 0.3, width: 0.6, rotationDegrees: 0 }
