import type { CSSProperties } from 'react'
import type { Product } from '../../../contract/catalog.ts'
import type { Adjustment } from '../../../domain/fitting/hand-adjustment.ts'
import { place2d } from '../../../domain/fitting/place-2d.ts'
import type { Placement } from '../../../domain/fitting/placement.ts'
import type { Sitter } from './painter.ts'

const USUAL_WIDTH_MM = 140

/** Where a frame is taken hold of: an oblong as drawn fronts are, round the frame's own width. */
export function holdOf(sitter: Pick<Sitter, 'pose' | 'width' | 'height' | 'scale'>, product?: Product): Placement {
  const widthMm = (product?.measurements?.frameWidthMm ?? USUAL_WIDTH_MM) + 20
  return place2d(sitter.pose, sitter, { widthMm, proportion: 5 / 8 }, sitter.pose.pxPerMm * sitter.scale)
}

const percent = (share: number) => `${share * 100}%`

/** The style of what lies there and was moved by hand. */
export function styleOf({ left, top, width, turn }: Placement, hand: Adjustment) {
  return {
    left: percent(left + hand.right),
    top: percent(top + hand.down),
    width: percent(width),
    rotate: `${turn + hand.turn}deg`,
    scale: String(hand.scale),
  } satisfies CSSProperties
}
