import type { Subject } from './painter.ts'

const SIDE = 16
const NORMAL_MEAN = 0.52

const sampler = { context: null as CanvasRenderingContext2D | null }

/** Reading pixels back stalls the graphics card, so live pictures are measured at intervals. */
const REFRESH_MS = 250

/** @returns a function from a subject to the brightness of the face, 1 being normal light */
export function createBrightnessMeter(): (subject: Subject) => number {
  let last = { strength: 1, atMs: Number.NEGATIVE_INFINITY }
  return (subject) => {
    const now = performance.now()
    if (!subject.isLive || now - last.atMs > REFRESH_MS) last = { strength: faceBrightness(subject), atMs: now }
    return last.strength
  }
}

function faceBrightness({ picture, landmarks }: Subject): number {
  sampler.context ??= Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE }).getContext('2d', {
    willReadFrequently: true,
  })
  if (!sampler.context) return 1
  const [x, y] = [landmarks[4 * 3] ?? 0, landmarks[4 * 3 + 1] ?? 0]
  const halfSide =
    Math.hypot(
      (landmarks[33 * 3] ?? 0) - (landmarks[263 * 3] ?? 0),
      (landmarks[33 * 3 + 1] ?? 0) - (landmarks[263 * 3 + 1] ?? 0),
    ) * 0.55
  sampler.context.drawImage(picture, x - halfSide, y - halfSide, 2 * halfSide, 2 * halfSide, 0, 0, SIDE, SIDE)
  const { data: pixels } = sampler.context.getImageData(0, 0, SIDE, SIDE)
  let sum = 0
  for (let i = 0; i < pixels.length; i += 4) {
    sum += 0.299 * (pixels[i] ?? 0) + 0.587 * (pixels[i + 1] ?? 0) + 0.114 * (pixels[i + 2] ?? 0)
  }
  return Math.min(1.35, Math.max(0.25, sum / (SIDE * SIDE) / 255 / NORMAL_MEAN))
}
