import type { Part } from '../geometry/part.ts'
import { onTable, posedPoints } from './stance.ts'
import { type Angle, exposure, framing, VIEW_NAMES, type View, type ViewName } from './views.ts'

/** Matte leather and cloth fill their pictures and are as clean at half the samples that glossy acetate asks for. */
const MATTE = { samples: 22, threshold: 0.04 }

/** Accessories lie on the table; flat ones are looked down upon. */
export function accessoryViews(parts: readonly Part[], draft: boolean, isFlat: boolean): View[] {
  const pose = onTable(parts, { pitch: 0, riseMm: 0 }, [])
  const look = (yaw: number, elevation: number, fieldMm: number): Angle => ({ yaw, elevation, fieldMm, pose })
  const angles: Record<ViewName, Angle> = {
    front: look(0, isFlat ? 64 : 16, 190),
    'three-quarter': look(34, isFlat ? 40 : 24, 200),
    side: look(90, isFlat ? 34 : 14, 200),
    detail: look(22, isFlat ? 48 : 30, 84),
  }
  const points = posedPoints(parts, pose, [])
  return VIEW_NAMES.map((name) => {
    const close = name === 'detail'
    const aim = close ? points.filter((p) => Math.abs(p[0]) < 26 && p[2] > 0) : points
    return {
      ...exposure(name, draft, true),
      ...(draft ? {} : MATTE),
      ...angles[name],
      ...framing(aim.length > 0 ? aim : points, angles[name], close),
    }
  })
}
