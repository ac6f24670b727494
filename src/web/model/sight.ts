/** From where a model is looked at: degrees round it and above it, and how near (1 shows it whole). */
export interface Sight {
  /** 0 is the front; positive goes round towards the wearer's left, which is the viewer's right. */
  yaw: number
  pitch: number
  zoom: number
}

/** As the studio's three-quarter picture is taken, so that the still and the model change places unseen. */
export const FIRST_SIGHT: Sight = { yaw: 34, pitch: 11, zoom: 1 }

const LIMITS = { pitch: 60, nearest: 3.2, farthest: 0.8 } as const

const SIDES = ['front', 'front-right', 'right', 'back-right', 'back', 'back-left', 'left', 'front-left'] as const
export type Side = (typeof SIDES)[number]

/** Goes round and above a model by some degrees; it never tips over. */
export function turned(sight: Sight, yaw: number, pitch = 0): Sight {
  const round = (((sight.yaw + yaw) % 360) + 360) % 360
  return { ...sight, yaw: round, pitch: clamped(sight.pitch + pitch, -LIMITS.pitch, LIMITS.pitch) }
}

/** Goes nearer by a factor above 1, farther by one below. */
export const zoomed = (sight: Sight, factor: number): Sight => ({
  ...sight,
  zoom: clamped(sight.zoom * factor, LIMITS.farthest, LIMITS.nearest),
})

/** Which side of the model the viewer sees, by the viewer's own left and right. */
export function sideOf({ yaw }: Sight): Side {
  return SIDES[Math.round((((yaw % 360) + 360) % 360) / 45) % SIDES.length] ?? 'front'
}

const clamped = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
