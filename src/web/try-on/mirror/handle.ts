import type { CSSProperties } from 'react'
import type { ProductCard } from '../../../contract/catalog.ts'
import type { Adjustment } from '../../../domain/fitting/manual-adjustment.ts'
import { place2d } from '../../../domain/fitting/place-2d.ts'
import type { Placement } from '../../../domain/fitting/placement.ts'
import type { Subject } from './painter.ts'

const DEFAULT_WIDTH_MM = 140

export function handlePlacement(
  subject: Pick<Subject, 'pose' | 'width' | 'height' | 'scale'>,
  product?: ProductCard,
): Placement {
  const widthMm = (product?.measurements?.frameWidthMm ?? DEFAULT_WIDTH_MM) + 20
  return place2d(subject.pose, subject, { widthMm, heightToWidth: 5 / 8 }, subject.pose.pxPerMm * subject.scale)
}

const percent = (share: number) => `${share * 100}%`

export function placementStyle({ left, top, width, rotationDegrees }: Placement, adjustment: Adjustment) {
  return {
    left: percent(left + adjustment.right),
    top: percent(top + adjustment.down),
    width: percent(width),
    rotate: `${rotationDegrees + adjustment.rotationDegrees}deg`,
    scale: String(adjustment.scale),
  } satisfies CSSProperties
}
