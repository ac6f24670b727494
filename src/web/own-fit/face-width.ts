/** The width of the face that the mirror measured last, in whole mm; in memory only, never stored or sent. */
let faceWidthMm: number | null = null

export const measuredFaceWidth = (): number | null => faceWidthMm

export const noteFaceWidth = (widthMm: number): void => {
  faceWidthMm = widthMm
}
