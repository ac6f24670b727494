interface OneEuroSettings {
  /** In hertz: lower is steadier at rest. */
  minCutoff: number
  /** Higher follows fast movement sooner. */
  beta: number
}

const SPEED_CUTOFF = 1

const share = (cutoff: number, seconds: number) => {
  const step = 2 * Math.PI * cutoff * seconds
  return step / (step + 1)
}

/**
 * Steadies one number of a moving pose without making it lag (One-Euro filter, Casiez et al. 2012). For stills it is not
 * used.
 *
 * @returns a function from a value and its time in seconds to the steadied value
 */
export function createOneEuro({ minCutoff, beta }: OneEuroSettings): (value: number, seconds: number) => number {
  let last: { value: number; raw: number; speed: number; seconds: number } | undefined
  return (raw, seconds) => {
    if (last === undefined || seconds <= last.seconds) {
      last = { value: raw, raw, speed: 0, seconds }
      return raw
    }
    const passed = seconds - last.seconds
    const speed = last.speed + share(SPEED_CUTOFF, passed) * ((raw - last.raw) / passed - last.speed)
    const value = last.value + share(minCutoff + beta * Math.abs(speed), passed) * (raw - last.value)
    last = { value, raw, speed, seconds }
    return value
  }
}
