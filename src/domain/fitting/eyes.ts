export interface Eye {
  pupil: readonly [x: number, y: number]
  irisPx: number
  /** The height of the eye's opening to its width. */
  opening: number
}

/** The person's own right eye, which an unmirrored picture shows on the left, and the left one. */
export type Eyes = readonly [right: Eye, left: Eye]
