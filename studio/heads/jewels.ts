import { type Mesh, mergeMeshes } from '../geometry/mesh.ts'
import { filletElevation, onScalp } from './hair.ts'
import type { HeadStyle } from './head-styles.ts'
import { ellipsoid } from './skull.ts'

/** A necklace of beads, discs at the ears and bosses on the fillet; mm of the canonical face. */
export function jewels({ neckMm, shoulderRiseMm }: HeadStyle): Mesh {
  const beads = Array.from({ length: 46 }, (_, i) => {
    const t = (i / 46) * 2 * Math.PI
    const drop = 9 * Math.max(0, Math.sin(t))
    return ellipsoid(
      [(neckMm + 1.5) * Math.cos(t), -136 + shoulderRiseMm - drop, -42 + 55.5 * Math.sin(t)],
      [4.2, 3.8, 4.2],
      12,
      16,
    )
  })
  const bosses = [-60, -45, -30, -15, 0, 15, 30, 45, 60].map((azimuth) =>
    ellipsoid(onScalp(azimuth, filletElevation(azimuth), 2.4), [4.8, 4.8, 4.2], 16, 20),
  )
  const discs = [-1, 1].map((side) => ellipsoid([side * 83.5, -15, -30], [4, 8, 8], 20, 28))
  return mergeMeshes([...beads, ...bosses, ...discs])
}
