import type { Region } from './region.ts'

/** One way to look for a face: a square of the picture, and how sure the detector must be there. */
export interface Search {
  region: Region
  leastScore: number
}

const SURE = 0.5
/** Where several looks have failed; the landmark net has the last word on each. */
const UNSURE = 0.3
const TURNS = [30, -30, 60, -60, 90, -90, 180]
const OVERLAP = 0.6

/**
 * Where to look for a face, the likeliest first: the whole picture, as faces usually are; nearer, for small ones; then
 * turned, for pictures that lie.
 */
export function searchesOf(width: number, height: number): Search[] {
  const whole: Region = { x: width / 2, y: height / 2, side: Math.max(width, height), angle: 0 }
  const shorter = Math.min(width, height)
  const tiles = [...tilesOf(width, height, shorter), ...tilesOf(width, height, shorter / 2)]
  const turned = [whole, ...tilesOf(width, height, shorter)].flatMap((region) =>
    TURNS.map((turn) => ({ region: { ...region, angle: (turn * Math.PI) / 180 }, leastScore: UNSURE })),
  )
  return [
    { region: whole, leastScore: SURE },
    ...tiles.map((region) => ({ region, leastScore: SURE })),
    { region: { ...whole, side: whole.side * 1.5 }, leastScore: UNSURE },
    { region: whole, leastScore: UNSURE },
    ...turned,
    ...tiles.map((region) => ({ region, leastScore: UNSURE })),
  ]
}

function tilesOf(width: number, height: number, side: number): Region[] {
  const places = (length: number) => {
    const count = Math.max(1, Math.ceil((length - side) / (side * OVERLAP)) + 1)
    return Array.from({ length: count }, (_, i) =>
      count === 1 ? length / 2 : side / 2 + (i * (length - side)) / (count - 1),
    )
  }
  return places(height).flatMap((y) => places(width).map((x) => ({ x, y, side, angle: 0 })))
}
