import { type RefObject, useEffect, useState } from 'react'
import type { Photo } from '../photo.ts'

const MAX_DETAIL = 2
const LONGEST_SIDE = 2560
/** Finer steps would paint again at every change of the window. */
const STEP = 0.5

/**
 * Pixels to paint for one of the photo, so that a frame's edges are as fine as the screen shows them.
 * @param shownPx the photo's width on the screen, in the screen's own pixels
 * @returns 1 to 2; less where the painted picture would be longer than 2560 pixels
 */
export function pictureDetail({ width, height }: Pick<Photo, 'width' | 'height'>, shownPx: number): number {
  const wanted = Math.ceil(shownPx / width / STEP) * STEP
  return Math.max(1, Math.min(MAX_DETAIL, wanted, Math.floor(LONGEST_SIDE / Math.max(width, height) / STEP) * STEP))
}

/** @param zoom how much larger than its place in the page the photo is shown */
export function usePictureDetail(image: RefObject<HTMLImageElement | null>, photo: Photo, zoom: number): number {
  const [detail, setDetail] = useState(1)
  useEffect(() => {
    const shown = image.current
    if (!shown) return
    const measure = () => setDetail(pictureDetail(photo, shown.clientWidth * zoom * window.devicePixelRatio))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(shown)
    return () => observer.disconnect()
  }, [image, photo, zoom])
  return detail
}
