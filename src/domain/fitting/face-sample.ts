/** A head and what surrounds it, at a low resolution. */
export interface FaceSample {
  width: number
  height: number
  /** Red, green, blue and opacity of each pixel, row by row, 0 to 255. */
  pixels: ArrayLike<number>
  /** Where its top left corner lies in the picture, in pixels of the picture. */
  left: number
  top: number
  /** Pixels of the sample to one of the picture. */
  scale: number
}

export type PicturePoint = readonly [x: number, y: number]

/** Where a point of the picture, in its pixels, begins in `pixels`; -1 outside the sample. */
export function offsetAt({ width, height, left, top, scale }: FaceSample, [x, y]: PicturePoint): number {
  const [column, row] = [Math.floor((x - left) * scale), Math.floor((y - top) * scale)]
  return column < 0 || row < 0 || column >= width || row >= height ? -1 : (row * width + column) * 4
}

/** Of a landmark, in pixels of the picture. */
export const landmarkAt = (landmarks: ArrayLike<number>, index: number): PicturePoint => [
  landmarks[index * 3] ?? 0,
  landmarks[index * 3 + 1] ?? 0,
]
