/** The camera's position around a model, in degrees; at zoom 1 the whole model is in view. */
export interface Orbit {
  /** 0 is the front; positive towards the wearer's left, which is the viewer's right. */
  yaw: number
  pitch: number
  zoom: number
}

/** The angle of the studio's three-quarter picture, which the model replaces. */
export const INITIAL_ORBIT: Orbit = { yaw: 34, pitch: 11, zoom: 1 }

const LIMITS = { pitch: 60, maxZoom: 3.2, minZoom: 0.8 } as const

const SIDES = ['front', 'front-right', 'right', 'back-right', 'back', 'back-left', 'left', 'front-left'] as const
export type Side = (typeof SIDES)[number]

export function rotateOrbit(orbit: Orbit, yaw: number, pitch = 0): Orbit {
  const round = (((orbit.yaw + yaw) % 360) + 360) % 360
  return { ...orbit, yaw: round, pitch: clamp(orbit.pitch + pitch, -LIMITS.pitch, LIMITS.pitch) }
}

export const zoomOrbit = (orbit: Orbit, factor: number): Orbit => ({
  ...orbit,
  zoom: clamp(orbit.zoom * factor, LIMITS.minZoom, LIMITS.maxZoom),
})

export function sideOf({ yaw }: Orbit): Side {
  return SIDES[Math.round((((yaw % 360) + 360) % 360) / 45) % SIDES.length] ?? 'front'
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
