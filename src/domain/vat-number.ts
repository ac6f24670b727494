/**
 * The forms of VAT numbers, by the country's prefix, without it (ec.europa.eu/taxation_customs/vies, question 11). XI is
 * Northern Ireland.
 */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12})$/,
}

/** What the digits in odd places of a Cypriot number count for its check letter. */
const ODD_PLACES = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]

/**
 * A VAT number as it is written on invoices, `CY10259033P`: without spaces, in capitals, with its country. Null where
 * its form, or a Cypriot number's check letter, is wrong. Whether it is registered, VIES alone knows.
 */
export function readVatNumber(text: string): string | null {
  const bare = text.toUpperCase().replace(/[\s.-]/g, '')
  const whole = /^\d{8}[A-Z]$/.test(bare) ? `CY${bare}` : bare.replace(/^GR/, 'EL')
  const number = whole.slice(2)
  if (whole.startsWith('CY')) return isCypriotNumber(number) ? whole : null
  return FORMS[whole.slice(0, 2)]?.test(number) ? whole : null
}

function isCypriotNumber(number: string): boolean {
  if (!/^\d{8}[A-Z]$/.test(number) || number.startsWith('12')) return false
  const sum = [...number.slice(0, 8)].reduce(
    (total, digit, place) => total + (place % 2 === 0 ? (ODD_PLACES[Number(digit)] ?? 0) : Number(digit)),
    0,
  )
  return number[8] === String.fromCharCode(65 + (sum % 26))
}
