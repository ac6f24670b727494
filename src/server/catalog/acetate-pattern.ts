import { seededChance } from './seeded-chance.ts'
import { type Point, smoothPath } from './smooth-path.ts'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * Irregular islands of darker acetate scattered evenly over a box, as one path.
 *
 * @param cover share of the box to cover, 0–1
 * @param wanted whether an island may stand at a place; saves drawing what nobody sees
 */
export function islandsPath(seed: string, box: Box, cover: number, wanted: (x: number, y: number) => boolean): string {
  const chance = seededChance(seed)
  const cell = 8.4
  const islands: string[] = []
  for (let y = box.top; y < box.bottom; y += cell)
    for (let x = box.left; x < box.right; x += cell) {
      const place: Point = [x + chance() * cell, y + chance() * cell]
      const size = 1.6 + chance() * 3.6 * (0.45 + cover)
      const isKept = chance() < 0.3 + cover
      const island = outline(place, size, chance)
      if (isKept && wanted(...place)) islands.push(island)
    }
  return islands.join('')
}

function outline([x, y]: Point, size: number, chance: () => number): string {
  const turn = chance() * Math.PI
  const stretch = 0.75 + chance() * 0.75
  const points = Array.from({ length: 6 }, (_, i): Point => {
    const angle = (i / 6) * Math.PI * 2
    const radius = size * (0.55 + chance() * 0.8)
    const [u, v] = [Math.cos(angle) * radius * stretch, (Math.sin(angle) * radius) / stretch]
    return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)]
  })
  return smoothPath(points, 1)
}
