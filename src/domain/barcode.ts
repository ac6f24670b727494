/**
 * The GTIN that a barcode shows, as 14 digits, or `null`: GTIN-8, -12, -13 and -14 with a right check digit (GS1 General
 * Specifications, 7.9).
 */
export function toGtin14(scanned: string): string | null {
  const digits = scanned.trim()
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return null
  const gtin = digits.padStart(14, '0')
  const sum = [...gtin].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return sum % 10 === 0 ? gtin : null
}
