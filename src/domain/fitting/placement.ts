/** Where a frame's picture lies on a photo: shares of the photo's width (left, width) and height (top), and its turn. */
export interface Placement {
  left: number
  top: number
  width: number
  /** Clockwise, in degrees, around the picture's own centre. */
  turn: number
}

/** Where a placement is seen when its photo is mirrored. */
export const mirroredPlacement = ({ left, top, width, turn }: Placement): Placement => ({
  left: 1 - left - width,
  top,
  width,
  turn: -turn,
})

/** Where a frame lies when no face is known (specification: 60 % wide, 30 % from the top, 20 % from the left). */
export const FIXED_OVERLAY: Placement = { left: 0.2, top: 0.3, width: 0.6, turn: 0 }
