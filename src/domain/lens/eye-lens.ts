import type { Vec2 } from '../frame-design/closed-curve.ts'
import { powerAlong, sphericalEquivalent } from '../prescription/power.ts'
import type { Eye, EyePrescription, Power } from '../prescription/prescription.ts'
import { addPrisms } from '../prescription/prism.ts'
import { frontPower } from './surface.ts'

export interface EdgePoint {
  x: number
  y: number
  /** From the optical centre, in mm. */
  distanceMm: number
  /** The lens's power along the meridian through the point, in dioptres. */
  power: number
}

/** One eye's lens before its material is chosen. Seen from the front, from the optical centre, in mm and dioptres. */
export interface EyeLens {
  edge: readonly EdgePoint[]
  meanPower: number
  frontPower: number
  /** The prism that the prescription has, by where its base is, in prism dioptres. */
  prism: { x: number; y: number }
}

type PowerAndPrisms = Power & Pick<EyePrescription, 'prisms'>

/** @param aroundCentre the outline about the optical centre, as `outlineAround` gives it */
export function eyeLens(aroundCentre: readonly Vec2[], eye: Eye, power: PowerAndPrisms): EyeLens {
  const meanPower = sphericalEquivalent(power) / 100
  const edge = aroundCentre.map(([x, y]) => ({
    x,
    y,
    distanceMm: Math.hypot(x, y),
    power: powerAlong(power, (Math.atan2(y, x) * 180) / Math.PI) / 100,
  }))
  return { edge, meanPower, frontPower: frontPower(meanPower), prism: prismOf(power, eye) }
}

function prismOf({ prisms }: PowerAndPrisms, eye: Eye): EyeLens['prism'] {
  const prism = { x: 0, y: 0 }
  for (const { amount, base } of addPrisms(prisms)) {
    const sign = base === 'in' || base === 'up' ? 1 : -1
    if (base === 'up' || base === 'down') prism.y = (sign * amount) / 100
    // Seen from the front, the left eye's nose is at the left.
    else prism.x = (sign * amount * (eye === 'right' ? 1 : -1)) / 100
  }
  return prism
}
