const NUMBER = /^[+-]?\d{1,3}(\.\d{1,2})?$/

/** A typed number with a comma or a point and any minus sign; null where it is none. */
export function readNumber(text: string | undefined): number | null {
  const plain = (text ?? '').trim().replace(',', '.').replace(/[−–]/, '-')
  return NUMBER.test(plain) ? Number(plain) : null
}

/** Millimetres as they are typed, in tenths. */
export function readLength(text: string | undefined): number | null {
  const mm = readNumber(text)
  return mm === null || mm < 0 ? null : Math.round(mm * 10)
}

/** Dioptres as they are typed, in hundredths. */
export function readPower(text: string | undefined): number | null {
  const dioptres = readNumber(text)
  return dioptres === null ? null : Math.round(dioptres * 100)
}
