const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

/** Without spaces, in capitals. */
export const normalizeIban = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase()

/** By its form and its check digits (ISO 13616, ISO 7064 mod 97-10). */
export function isIban(iban: string): boolean {
  if (!FORM.test(iban)) return false
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('')
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}
