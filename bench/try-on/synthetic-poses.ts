import { CANONICAL_FACE } from '../../src/domain/fitting/canonical-face.ts'
import { angleBetween } from '../../src/domain/fitting/pose.ts'
import { solvePose } from '../../src/domain/fitting/solve-pose.ts'
import { max, type Row } from './result-table.ts'
import { createSyntheticPose, projectLandmarks } from './synthetic-face.ts'

const SIDE = 1280

export function measurePoses(): Row {
  const points = new Float32Array(468 * 3)
  for (const [index, x, y, z] of CANONICAL_FACE) points.set([x, y, z], index * 3)
  const errors = [-40, -30, -20, -10, 0, 10, 20, 30, 40].flatMap((yaw) =>
    [-24, -12, 0, 12, 24].flatMap((pitch) =>
      [-30, -15, 0, 15, 30].map((roll) => {
        const pose = createSyntheticPose(yaw, pitch, roll, SIDE)
        const found = solvePose(projectLandmarks(points, pose), { width: SIDE, height: SIDE })
        return angleBetween(found.rotation, pose.rotation)
      }),
    ),
  )
  return {
    name: `${errors.length} synthetic poses`,
    target: 'worst ≤ 1.5°',
    measured: `${max(errors).toFixed(2)}°`,
    isMet: max(errors) <= 1.5,
  }
}
