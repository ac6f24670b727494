/** Where a head is after some seconds: mm from its place, degrees of roll, and its size as a factor. */
export interface HeadMotion {
  rightMm: number
  downMm: number
  rollDegrees: number
  zoom: number
}

const swing = (hertz: number, seconds: number) => Math.sin(2 * Math.PI * hertz * seconds)

/** How people move before a mirror. The shake is as fast as a head can go: 60 mm to and fro twice a second. */
export const LIVE_MOTIONS = {
  still: () => ({ rightMm: 0, downMm: 0, rollDegrees: 0, zoom: 1 }),
  sway: (seconds) => ({
    rightMm: 40 * swing(0.3, seconds),
    downMm: 12 * swing(0.5, seconds),
    rollDegrees: 6 * swing(0.3, seconds),
    zoom: 1 + 0.12 * swing(0.2, seconds),
  }),
  shake: (seconds) => ({
    rightMm: 30 * swing(2, seconds),
    downMm: 6 * swing(1.3, seconds),
    rollDegrees: 4 * swing(2, seconds),
    zoom: 1,
  }),
  startAndStop: (seconds) => {
    const share = Math.min(1, Math.max(0, Math.abs((seconds % 2) - 1) / 0.25 - 1))
    const moved = (1 - Math.cos(Math.PI * share)) / 2
    return { rightMm: 70 * moved, downMm: 0, rollDegrees: 8 * moved, zoom: 1 + 0.1 * moved }
  },
} as const satisfies Record<string, (seconds: number) => HeadMotion>
