/** How bridge and end-pieces are screwed to rimless lenses; mm. */
export const LENS_MOUNT = {
  /** From the lens's edge to the middle of the drill hole. */
  fromEdgeMm: 3.1,
  lensMm: 1.82,
  /** Between the lens and the metal on it. */
  gapMm: 0.16,
  plateMm: 1.1,
}
