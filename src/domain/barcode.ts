const LENGTHS = [8, 12, 13, 14]

/**
 * Reads a GTIN-8, -12 (UPC-A), -13 (EAN) or -14 as 14 digits, which is how GS1 compares them (General Specifications,
 * section 3). Spaces and hyphens between digits are ignored.
 *
 * @returns `null` for anything else, and where the check digit is wrong
 */
export function toGtin14(text: string): string | null {
  const digits = text.trim().replaceAll(/[\s-]/g, '')
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length)) return null
  const gtin = digits.padStart(14, '0')
  return /[1-9]/.test(gtin) && gtinCheckDigit(gtin.slice(0, 13)) === Number(gtin[13]) ? gtin : null
}

/** The check digit of a GTIN (GS1 General Specifications, section 7.9). @param digits all but the check digit */
export function gtinCheckDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** As printed below its bars: a GTIN-8, -12, -13 or -14 without the zeros that fill it up. */
export function printedGtin(gtin14: string): string {
  if (/^0{6}/.test(gtin14)) return gtin14.slice(6)
  if (/^00/.test(gtin14)) return gtin14.slice(2)
  return gtin14.startsWith('0') ? gtin14.slice(1) : gtin14
}
