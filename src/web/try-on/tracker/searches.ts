import type { Region } from './region.ts'

export interface Search {
  region: Region
  minScore: number
}

export const SURE_SCORE = 0.5
/** For later searches; the landmark model decides. */
const UNSURE_SCORE = 0.3
const ROTATIONS_DEGREES = [30, -30, 60, -60, 90, -90, 180]
const TILE_STRIDE = 0.6

export function listSearches(width: number, height: number): Search[] {
  const whole: Region = { x: width / 2, y: height / 2, side: Math.max(width, height), angle: 0 }
  const shorter = Math.min(width, height)
  const tiles = [...listTiles(width, height, shorter), ...listTiles(width, height, shorter / 2)]
  const turned = [whole, ...listTiles(width, height, shorter)].flatMap((region) =>
    ROTATIONS_DEGREES.map((turn) => ({ region: { ...region, angle: (turn * Math.PI) / 180 }, minScore: UNSURE_SCORE })),
  )
  return [
    { region: whole, minScore: SURE_SCORE },
    ...tiles.map((region) => ({ region, minScore: SURE_SCORE })),
    { region: { ...whole, side: whole.side * 1.5 }, minScore: UNSURE_SCORE },
    { region: whole, minScore: UNSURE_SCORE },
    ...turned,
    ...tiles.map((region) => ({ region, minScore: UNSURE_SCORE })),
  ]
}

function listTiles(width: number, height: number, side: number): Region[] {
  const places = (length: number) => {
    const count = Math.max(1, Math.ceil((length - side) / (side * TILE_STRIDE)) + 1)
    return Array.from({ length: count }, (_, i) =>
      count === 1 ? length / 2 : side / 2 + (i * (length - side)) / (count - 1),
    )
  }
  return places(height).flatMap((y) => places(width).map((x) => ({ x, y, side, angle: 0 })))
}
