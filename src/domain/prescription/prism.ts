import { radians } from './power.ts'
import type { Eye, Prism } from './prescription.ts'

/** A prism by the direction of its base: 0 is the wearer's left, 90 up, as axes are counted. Hundredths, degrees below 360. */
export interface ObliquePrism {
  amount: number
  degrees: number
}

/**
 * What a lens deviates where it is looked through beside its optical centre (Prentice's rule, Δ = mm·|F|/10), in whole
 * hundredths of a prism dioptre.
 */
export const prenticePrism = (offsetTenthsMm: number, power: number): number =>
  Math.round(Math.abs(offsetTenthsMm * power) / 100)

/** The sum of one eye's prisms: what is against each other cancels. At most one horizontal and one vertical are left. */
export function addPrisms(prisms: readonly Prism[]): Prism[] {
  const along = (base: Prism['base'], opposite: Prism['base']) =>
    sum(prisms.filter((prism) => prism.base === base)) - sum(prisms.filter((prism) => prism.base === opposite))
  return prismsOf(along('in', 'out'), along('up', 'down'))
}

/** One prism that does what an eye's prisms do together. Null where they cancel. */
export function combinePrisms(prisms: readonly Prism[], eye: Eye): ObliquePrism | null {
  const total = addPrisms(prisms)
  const signed = (positive: Prism['base'], negative: Prism['base']) =>
    sum(total.filter(({ base }) => base === positive)) - sum(total.filter(({ base }) => base === negative))
  const across = signed('in', 'out') * inwards(eye)
  const up = signed('up', 'down')
  const degrees = Math.round((Math.atan2(up, across) * 180) / Math.PI)
  return total.length === 0 ? null : { amount: Math.round(Math.hypot(across, up)), degrees: (degrees + 360) % 360 }
}

/** The horizontal and the vertical prism that do together what an oblique one does. */
export function resolvePrism({ amount, degrees }: ObliquePrism, eye: Eye): Prism[] {
  const across = Math.round(amount * Math.cos(radians(degrees)))
  return prismsOf(across * inwards(eye), Math.round(amount * Math.sin(radians(degrees))))
}

/** Seen from the front the right eye is at the left, so that its nose is at 0 degrees and the left eye's at 180. */
const inwards = (eye: Eye) => (eye === 'right' ? 1 : -1)

const sum = (prisms: readonly Prism[]) => prisms.reduce((total, { amount }) => total + amount, 0)

function prismsOf(inward: number, up: number): Prism[] {
  const horizontal: Prism = { amount: Math.abs(inward), base: inward > 0 ? 'in' : 'out' }
  const vertical: Prism = { amount: Math.abs(up), base: up > 0 ? 'up' : 'down' }
  return [horizontal, vertical].filter(({ amount }) => amount > 0)
}
