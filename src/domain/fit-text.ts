import { FRAME_CLASSES, type FrameNumbers, frameNumberErrors, readFrameNumbers, WIDTH_LIMITS_MM } from './fit.ts'
import type { Fit } from './fit-score.ts'

export const numbersText = ({ lensWidthMm, bridgeMm, templeMm }: FrameNumbers): string =>
  `${lensWidthMm}-${bridgeMm}-${templeMm}`

/** A fit in an address: `52-18-145`, `139` (a face's width in mm) or `medium`. */
export function fitText(fit: Fit): string {
  if (fit.kind === 'numbers') return numbersText(fit)
  return fit.kind === 'width' ? String(fit.widthMm) : fit.frameClass
}

/** The fit that {@link fitText} wrote; null for anything else and outside the limits. */
export function parseFit(text: string): Fit | null {
  const frameClass = FRAME_CLASSES.find((one) => one === text)
  if (frameClass) return { kind: 'class', frameClass }
  if (/^\d{2,3}$/.test(text)) {
    const widthMm = Number(text)
    const isPossible = widthMm >= WIDTH_LIMITS_MM.min && widthMm <= WIDTH_LIMITS_MM.max
    return isPossible ? { kind: 'width', widthMm } : null
  }
  const numbers = /^\d{2}-\d{1,2}-\d{2,3}$/.test(text) ? readFrameNumbers(text) : null
  return numbers && frameNumberErrors(numbers) === null ? { kind: 'numbers', ...numbers } : null
}
