/** `2112` → `21.12`, as PayPal writes euros. */
export function toDecimal(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`${cents} is no amount in cents`)
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * `21.12` → `2112`, without floating point.
 * @throws RangeError for anything else than euros and cents
 */
export function toCents(decimal: string): number {
  const [, euros = '', cents = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(decimal) ?? []
  if (euros === '') throw new RangeError(`${JSON.stringify(decimal)} is no amount`)
  return Number(euros) * 100 + Number(cents.padEnd(2, '0'))
}
