interface OneEuroSettings {
  /** Lower is steadier at rest. */
  minCutoffHz: number
  /** Higher follows fast movements sooner. */
  beta: number
  /** Of the filter of the speed; higher notices a movement sooner. */
  speedCutoffHz: number
}

const smoothingFactor = (cutoff: number, seconds: number) => {
  const product = 2 * Math.PI * cutoff * seconds
  return product / (product + 1)
}

/**
 * Smooths a noisy signal without much lag. Time that stands still or runs backwards restarts the filter. Source:
 * Casiez, Roussel, Vogel, 1€ Filter, CHI 2012.
 * @returns a function from a value and its time in seconds to the filtered value
 */
export function createOneEuroFilter({
  minCutoffHz,
  beta,
  speedCutoffHz,
}: OneEuroSettings): (value: number, seconds: number) => number {
  let last: { value: number; raw: number; speed: number; seconds: number } | undefined
  return (raw, seconds) => {
    if (last === undefined || seconds <= last.seconds) {
      last = { value: raw, raw, speed: 0, seconds }
      return raw
    }
    const elapsed = seconds - last.seconds
    const speed = last.speed + smoothingFactor(speedCutoffHz, elapsed) * ((raw - last.raw) / elapsed - last.speed)
    const value = last.value + smoothingFactor(minCutoffHz + beta * Math.abs(speed), elapsed) * (raw - last.value)
    last = { value, raw, speed, seconds }
    return value
  }
}
