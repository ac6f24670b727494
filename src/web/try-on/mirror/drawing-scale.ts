import type { Subject } from './painter.ts'

/** Without smoothed edges, a pixel costs half as much: there may be more of them. */
const COARSE = { smooth: 0.5, plain: 0.75 }
const FINE_PER_PIXEL = 2
const FINEST = 3

/**
 * Rendered pixels to one of the picture. Smoothed edges cost the processor as much again as all else, so it draws live
 * pictures without; still ones are drawn larger than they are shown instead.
 *
 * @param isSmooth whether the context smooths edges
 */
export function drawingScale(
  { detail = 1, isLive = false, isCoarse = false }: Pick<Subject, 'detail' | 'isLive' | 'isCoarse'>,
  isSmooth: boolean,
): number {
  if (isCoarse) return isSmooth ? COARSE.smooth : COARSE.plain
  return isSmooth || isLive ? detail : Math.min(FINEST, FINE_PER_PIXEL * detail)
}
