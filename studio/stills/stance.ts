import type { Part } from '../geometry/part.ts'
import { radians } from '../geometry/vector.ts'

/** How the frame stands: pitch in degrees (back up is positive), how far it is lifted, and the temples' turn. */
export interface Stance {
  pitch: number
  riseMm: number
  foldLeft?: number
  foldRight?: number
  roll?: number
}

export type Spot = readonly [number, number, number]

/** Points of the parts after folding, pitching and lifting; every `stride`-th vertex, mm, y up. */
export function posedPoints(parts: readonly Part[], stance: Stance, turning: readonly string[], stride = 7): Spot[] {
  const points: Spot[] = []
  const [c, s] = [Math.cos(radians(stance.pitch)), Math.sin(radians(stance.pitch))]
  for (const part of parts) {
    const fold = turning.includes(part.name.split('_')[0] as string) ? foldOf(part.name, stance) : 0
    const [px, py, pz] = part.pivot ?? [0, 0, 0]
    const [cf, sf] = [Math.cos(radians(fold)), Math.sin(radians(fold))]
    for (let i = 0; i < part.mesh.positions.length; i += 3 * stride) {
      const [x, y, z] = [part.mesh.positions[i], part.mesh.positions[i + 1], part.mesh.positions[i + 2]] as [
        number,
        number,
        number,
      ]
      const [wx, wy, wz] = [x * cf + z * sf + px, y + py, -x * sf + z * cf + pz]
      points.push([wx, wy * c - wz * s + stance.riseMm, wy * s + wz * c])
    }
  }
  return points
}

const foldOf = (name: string, stance: Stance): number => (name.endsWith('_L') ? stance.foldLeft : stance.foldRight) ?? 0

const lowest = (points: readonly Spot[]): number => points.reduce((low, p) => Math.min(low, p[1]), Infinity)

/** Pitch at which rims and temple tips touch the table together, found by halving; then lifted onto it. */
export function restingStance(parts: readonly Part[], turning: readonly string[]): Stance {
  const isTemple = (part: Part) => turning.includes(part.name.split('_')[0] as string)
  const [front, temples] = [parts.filter((part) => !isTemple(part)), parts.filter(isTemple)]
  let [low, high] = [-25, 30]
  for (let i = 0; i < 24; i++) {
    const pitch = (low + high) / 2
    const gap =
      lowest(posedPoints(front, { pitch, riseMm: 0 }, [])) - lowest(posedPoints(temples, { pitch, riseMm: 0 }, []))
    if (gap > 0) low = pitch
    else high = pitch
  }
  return onTable(parts, { pitch: (low + high) / 2, riseMm: 0 }, turning)
}

/** The same stance lifted until its lowest point touches y = 0. */
export function onTable(parts: readonly Part[], stance: Stance, turning: readonly string[]): Stance {
  return { ...stance, riseMm: -lowest(posedPoints(parts, { ...stance, riseMm: 0 }, turning)) }
}

/** Folded and laid on its temples, lenses up. */
export function foldedStance(parts: readonly Part[], turning: readonly string[]): Stance {
  return onTable(parts, { pitch: -82, riseMm: 0, foldLeft: 90, foldRight: -86 }, turning)
}
