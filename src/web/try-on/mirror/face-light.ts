import type { Sitter } from './painter.ts'

const SIDE = 16
/** The mean of a well-lit face, in shares of white. */
const USUAL = 0.52

const small = { context: null as CanvasRenderingContext2D | null }

/** Live light is looked at so often: to read pixels back makes a graphics card wait. */
const RENEWED_MS = 250

/** Tells the light of one face after another, of a live one as it was a moment ago. */
export function createFaceLight(): (sitter: Sitter) => number {
  let last = { strength: 1, atMs: Number.NEGATIVE_INFINITY }
  return (sitter) => {
    const now = performance.now()
    if (!sitter.isLive || now - last.atMs > RENEWED_MS) last = { strength: faceLight(sitter), atMs: now }
    return last.strength
  }
}

/** How bright a face is in its picture, 1 being as usual: what a frame is lit with, too. */
function faceLight({ picture, landmarks }: Sitter): number {
  small.context ??= Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE }).getContext('2d', {
    willReadFrequently: true,
  })
  if (!small.context) return 1
  const [x, y] = [landmarks[4 * 3] ?? 0, landmarks[4 * 3 + 1] ?? 0]
  const reach =
    Math.hypot(
      (landmarks[33 * 3] ?? 0) - (landmarks[263 * 3] ?? 0),
      (landmarks[33 * 3 + 1] ?? 0) - (landmarks[263 * 3 + 1] ?? 0),
    ) * 0.55
  small.context.drawImage(picture, x - reach, y - reach, 2 * reach, 2 * reach, 0, 0, SIDE, SIDE)
  const { data: pixels } = small.context.getImageData(0, 0, SIDE, SIDE)
  let sum = 0
  for (let i = 0; i < pixels.length; i += 4) {
    sum += 0.299 * (pixels[i] ?? 0) + 0.587 * (pixels[i + 1] ?? 0) + 0.114 * (pixels[i + 2] ?? 0)
  }
  return Math.min(1.35, Math.max(0.25, sum / (SIDE * SIDE) / 255 / USUAL))
}
