import type { EyePrescription, Power, Prism } from './prescription.ts'

/** A power in hundredths of a dioptre as opticians write it, always with its sign: `+1.25`, `−0.50`, `0.00`. */
export function formatPower(hundredths: number): string {
  const sign = hundredths === 0 ? '' : hundredths < 0 ? '−' : '+'
  return sign + formatUnsigned(Math.abs(hundredths))
}

/** Hundredths with two decimals: `1.50`. */
export const formatUnsigned = (hundredths: number): string => (hundredths / 100).toFixed(2)

/** Tenths of a millimetre in millimetres: `63`, `31.5`. */
export const formatLength = (tenthsMm: number): string => String(tenthsMm / 10)

/** A lens as opticians write it: `+1.25 −0.50 × 180`; `−2.25 DS` where it has no cylinder, `PL` where no power. */
export function formatLens({ sphere, cylinder, axis }: Power): string {
  const ball = sphere === 0 ? 'PL' : formatPower(sphere)
  if (cylinder === 0 || axis === null) return sphere === 0 ? ball : `${ball} DS`
  return `${ball} ${formatPower(cylinder)} × ${axis}`
}

/** `1.50Δ in` */
export const formatPrism = ({ amount, base }: Prism): string => `${formatUnsigned(amount)}Δ ${base}`

/** An eye's whole line: `−2.25 −0.50 × 180 ADD +2.00 1.50Δ in`. */
export function formatEye(eye: EyePrescription): string {
  const add = eye.add === null ? [] : [`ADD ${formatPower(eye.add)}`]
  return [formatLens(eye), ...add, ...eye.prisms.map(formatPrism)].join(' ')
}
