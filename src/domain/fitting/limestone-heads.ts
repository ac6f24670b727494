import type { FrameClass } from '../fit.ts'

/** The studio's heads and the width of their faces in mm, measured as the shop measures a face: see `face-width.ts`. */
export const HEAD_WIDTHS_MM = { kore: 126, kouros: 138, elder: 150, child: 118 } as const

export type HeadName = keyof typeof HEAD_WIDTHS_MM
export const HEAD_NAMES = Object.keys(HEAD_WIDTHS_MM) as HeadName[]

/** The heads that show how wide frames of a class are: each is about as wide as they. */
export const HEAD_OF_CLASS = { narrow: 'kore', medium: 'kouros', wide: 'elder' } as const satisfies Record<
  FrameClass,
  HeadName
>

const ADULTS = ['kore', 'kouros', 'elder'] as const satisfies readonly HeadName[]

/**
 * The heads that show a frame: first the one it fits, then another. Source: `size-advice.ts`, by which a frame fits the face
 * that is as wide as its front. Of two equally near heads the wider one wears it, because a frame that is too wide slides.
 */
export function headsForFrame(frameWidthMm: number, isForKids: boolean): readonly [HeadName, HeadName] {
  const distance = (head: HeadName) => Math.abs(HEAD_WIDTHS_MM[head] - frameWidthMm)
  const [first, second] = [...ADULTS].sort(
    (a, b) => distance(a) - distance(b) || HEAD_WIDTHS_MM[b] - HEAD_WIDTHS_MM[a],
  ) as [HeadName, HeadName, HeadName]
  return isForKids ? ['child', first] : [first, second]
}

const WORN_VIEW = /^worn-(kore|kouros|elder|child)$/

export const wornViewOf = (head: HeadName) => `worn-${head}` as const
export type WornView = ReturnType<typeof wornViewOf>

/** The head of a view such as `worn-kore`; `null` for any other view. */
export const headOfView = (view: string): HeadName | null => (WORN_VIEW.exec(view)?.[1] as HeadName | undefined) ?? null
