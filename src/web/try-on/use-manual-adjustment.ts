import { useCallback, useEffect, useState } from 'react'
import { usePointerGesture } from '../../client/use-pointer-gesture.ts'
import {
  ADJUSTMENT_STEPS,
  type Adjustment,
  type AdjustmentStep,
  applyAdjustment,
  UNADJUSTED,
  wheelScale,
} from '../../domain/fitting/manual-adjustment.ts'
import { adjustByKey } from './adjustment-keys.ts'

/**
 * A frame that is dragged, pinched, sized with the wheel and moved with keys, by a handle over the picture. It is reset
 * whenever `key` changes.
 *
 * `handleRef` and `handlers` belong to the handle, whose parent element is the whole picture.
 */
export function useManualAdjustment(key: string) {
  const [adjustment, setAdjustment] = useState(UNADJUSTED)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another frame or photo begins unadjusted
  useEffect(() => setAdjustment(UNADJUSTED), [key])

  const change = (by: Partial<Adjustment>) => setAdjustment((from) => applyAdjustment(from, by))
  const { handlers, onKeyDown, wheelRef } = usePointerGesture({
    onChange({ rightPx, downPx, scale, rotationDegrees }, handle) {
      const picture = handle.parentElement?.getBoundingClientRect()
      if (picture) change({ right: rightPx / picture.width, down: downPx / picture.height, scale, rotationDegrees })
    },
    onWheel(downPx, event) {
      // Browsers report a trackpad's pinch as a wheel with Ctrl; the bare wheel scrolls the page.
      if (!event.ctrlKey && !event.metaKey) return false
      change({ scale: wheelScale(downPx) })
      return true
    },
    onKey(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return false
      const next = adjustByKey(adjustment, event.key)
      if (next) setAdjustment(next)
      return next !== undefined
    },
  })
  const handleRef = useCallback((handle: HTMLElement | null) => wheelRef(handle?.parentElement ?? null), [wheelRef])
  return {
    adjustment,
    handleRef,
    handlers: { ...handlers, onKeyDown },
    step: (step: AdjustmentStep) => change(ADJUSTMENT_STEPS[step]),
    reset: () => setAdjustment(UNADJUSTED),
  }
}
