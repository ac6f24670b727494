import type { Plate } from '../stills/develop.ts'

/** Takes single bright or dark specks out: no pixel may stand outside its neighbours' second highest and second lowest. */
export function despeckled(plate: Plate, passes = 2): Plate {
  let pixels = plate.pixels
  for (let i = 0; i < passes; i++) pixels = onePass({ ...plate, pixels })
  return { ...plate, pixels }
}

function onePass({ width, height, channels, pixels }: Plate): Buffer {
  const out = Buffer.from(pixels)
  const row = width * channels
  const around = [-row - channels, -row, -row + channels, -channels, channels, row - channels, row, row + channels]
  for (let y = 1; y < height - 1; y++) {
    for (let o = y * row + channels; o < (y + 1) * row - channels; o++) {
      let [low, second, high, next] = [255, 255, 0, 0]
      for (const step of around) {
        const v = pixels[o + step] as number
        if (v < low) [second, low] = [low, v]
        else if (v < second) second = v
        if (v > high) [next, high] = [high, v]
        else if (v > next) next = v
      }
      out[o] = Math.max(second, Math.min(next, pixels[o] as number))
    }
  }
  return out
}
