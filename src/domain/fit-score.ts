import { FRAME_CLASS_LIMITS_MM, type FrameClass, type FrameNumbers, frameClass, frontWidthMm } from './fit.ts'

/** What somebody's glasses must fit: the numbers of a pair that does, a face's width in mm, or a class. */
export type Fit =
  | ({ kind: 'numbers' } & FrameNumbers)
  | { kind: 'width'; widthMm: number }
  | { kind: 'class'; frameClass: FrameClass }

/** A frame's numbers and the width of its front as measured, in mm. */
export interface SizedFrame extends FrameNumbers {
  frameWidthMm: number
}

/** `far`: not to be recommended. */
export type FitVerdict = 'like' | 'close' | 'far'

export interface FitReason {
  part: 'width' | 'lens' | 'bridge' | 'temple'
  /** Whole mm, positive where the frame is larger; 0 where they are the same. */
  differenceMm: number
}

export interface FitResult {
  verdict: FitVerdict
  /** In tenths of a point, so that it stays whole; 0 is the same size. */
  tenths: number
  reasons: FitReason[]
}

/** A score of 2.5 or less is like one's own pair, 6 or less close to it. */
const LIKE_TENTHS = 25
const CLOSE_TENTHS = 60
const LIKE_FACE_MM = 3
const CLOSE_FACE_MM = 6
/** What a front may be off its class and still be close to it: the accuracy of a reckoned width. */
const CLOSE_CLASS_MM = 3

/**
 * How a frame fits, by the shop's own weights. Against a pair's numbers:
 * |Δwidth| (× 1.3 where narrower) + 0.5 |Δlens| + 0.8 |Δbridge| + 0.2 |Δtemple|, in mm. Both widths are reckoned from
 * the numbers, because of the other pair nothing else is known. A face or a class is compared with the measured front.
 */
export function fitOf(frame: SizedFrame, fit: Fit): FitResult {
  if (fit.kind === 'numbers') return againstNumbers(frame, fit)
  return fit.kind === 'width'
    ? againstWidth(frame.frameWidthMm - fit.widthMm, LIKE_FACE_MM, CLOSE_FACE_MM)
    : againstWidth(beyondClass(frame.frameWidthMm, fit.frameClass), 0, CLOSE_CLASS_MM)
}

function againstNumbers(frame: FrameNumbers, own: FrameNumbers): FitResult {
  const width = frontWidthMm(frame) - frontWidthMm(own)
  const lens = frame.lensWidthMm - own.lensWidthMm
  const bridge = frame.bridgeMm - own.bridgeMm
  const temple = frame.templeMm - own.templeMm
  const tenths = Math.round(
    (width < 0 ? -13 : 10) * width + 5 * Math.abs(lens) + 8 * Math.abs(bridge) + 2 * Math.abs(temple),
  )
  const differences = { width, lens, bridge, temple }
  return {
    verdict: tenths <= LIKE_TENTHS ? 'like' : tenths <= CLOSE_TENTHS ? 'close' : 'far',
    tenths,
    reasons: (['width', 'lens', 'bridge', 'temple'] as const).map((part) => reason(part, differences[part])),
  }
}

function againstWidth(differenceMm: number, likeMm: number, closeMm: number): FitResult {
  const off = Math.abs(differenceMm)
  return {
    verdict: off <= likeMm ? 'like' : off <= closeMm ? 'close' : 'far',
    tenths: Math.round(10 * off),
    reasons: [reason('width', differenceMm)],
  }
}

// `|| 0` turns −0 into 0.
const reason = (part: FitReason['part'], mm: number): FitReason => ({ part, differenceMm: Math.round(mm) || 0 })

/** How far outside its class a width is, in mm: positive where too wide. */
function beyondClass(widthMm: number, wanted: FrameClass): number {
  if (frameClass(widthMm) === wanted) return 0
  const { narrowBelow, wideAbove } = FRAME_CLASS_LIMITS_MM
  if (wanted === 'narrow') return widthMm - (narrowBelow - 1)
  if (wanted === 'wide') return widthMm - (wideAbove + 1)
  return widthMm < narrowBelow ? widthMm - narrowBelow : widthMm - wideAbove
}

/** Frames in the order of their fit, in O(n log n); those without measurements last, equals as they were. */
export function sortByFit<Sized extends { measurements: SizedFrame | null }>(
  frames: readonly Sized[],
  fit: Fit,
): Sized[] {
  // One number holds score and place: sorting numbers is ten times as fast as comparing objects.
  const keys = Float64Array.from(frames, ({ measurements }, place) => {
    const tenths = measurements ? Math.min(fitOf(measurements, fit).tenths, UNKNOWN - 1) : UNKNOWN
    return tenths * PLACES + place
  }).sort()
  return Array.from(keys, (key) => frames[key % PLACES] as Sized)
}

const UNKNOWN = 1 << 20
const PLACES = 2 ** 32
