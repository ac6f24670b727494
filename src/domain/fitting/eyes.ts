/** One eye as it is seen: the middle of its iris and the iris' width, in pixels, and the height of its opening to its width. */
export interface Eye {
  pupil: readonly [x: number, y: number]
  irisPx: number
  opening: number
}

/** The head's own right eye, which is seen on the left, and its left one. */
export type Eyes = readonly [right: Eye, left: Eye]
