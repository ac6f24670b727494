/**
 * Cents to the number on the wire, in EUR: `12050` → `120.5`. The only place where money leaves whole cents.
 *
 * @throws RangeError when `cents` is not a whole number
 */
export function toWire(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not whole cents: ${cents}`)
  return cents / 100
}

/** The number on the wire, in EUR, to whole cents: `120.5` → `12050`. */
export function fromWire(euros: number): number {
  return Math.round(euros * 100)
}
