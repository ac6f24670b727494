import type { Part } from '../geometry/part.ts'
import { placedOnTable, posedPoints } from './pose.ts'
import { type CameraAngle, framing, renderSettings, VIEW_NAMES, type View, type ViewName } from './views.ts'

/** Matte leather and cloth are as free of noise with fewer samples as glossy acetate. */
const MATTE = { samples: 22, threshold: 0.04 }

export function accessoryViews(parts: readonly Part[], draft: boolean, isFlat: boolean): View[] {
  const pose = placedOnTable(parts, { pitch: 0, riseMm: 0 }, [])
  const angle = (yaw: number, elevation: number, fieldMm: number): CameraAngle => ({ yaw, elevation, fieldMm, pose })
  const angles: Record<ViewName, CameraAngle> = {
    front: angle(0, isFlat ? 64 : 16, 190),
    'three-quarter': angle(34, isFlat ? 40 : 24, 200),
    side: angle(90, isFlat ? 34 : 14, 200),
    detail: angle(22, isFlat ? 48 : 30, 84),
  }
  const points = posedPoints(parts, pose, [])
  return VIEW_NAMES.map((name) => {
    const close = name === 'detail'
    const aim = close ? points.filter((p) => Math.abs(p[0]) < 26 && p[2] > 0) : points
    return {
      ...renderSettings(name, draft, true),
      ...(draft ? {} : MATTE),
      ...angles[name],
      ...framing(aim.length > 0 ? aim : points, angles[name], close),
    }
  })
}
