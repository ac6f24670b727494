/** A transfer that a banking app can fill in from a QR code. */
export interface Transfer {
  holder: string
  iban: string
  bic: string
  /** Integer cents of EUR. */
  amountCents: number
  reference: string
}

/** EPC069-12, version 2: "Quick Response Code: Guidelines to Enable Data Capture for the Initiation of a SCT". */
const MOST = { holder: 70, reference: 140, bytes: 331, cents: 99_999_999_999 }
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const BIC = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/

export const plainIban = (iban: string): string => iban.replace(/\s/g, '').toUpperCase()

/** `CY17 0020 0128 …`, as it is printed and read. */
export const groupedIban = (iban: string): string => plainIban(iban).replace(/(.{4})(?=.)/g, '$1 ')

/**
 * The text of the QR code of a transfer, in UTF-8.
 * @returns null where the transfer does not fit the standard; show its details alone
 */
export function epcText({ holder, iban, bic, amountCents, reference }: Transfer): string | null {
  const account = plainIban(iban)
  const bank = plainIban(bic)
  const isPayable = Number.isInteger(amountCents) && amountCents > 0 && amountCents <= MOST.cents
  if (!IBAN.test(account) || !isPayable || (bank !== '' && !BIC.test(bank))) return null
  const name = shortened(holder, MOST.holder)
  if (name === '') return null
  const amount = `EUR${(amountCents / 100).toFixed(2)}`
  const lines = ['BCD', '002', '1', 'SCT', bank, name, account, amount, '', '', shortened(reference, MOST.reference)]
  const text = lines.join('\n').trimEnd()
  return new TextEncoder().encode(text).length <= MOST.bytes ? text : null
}

/** One line of at most so many characters; characters, not halves of them, are dropped. */
const shortened = (text: string, most: number): string =>
  [...text.normalize('NFC').replace(/\s+/g, ' ').trim()].slice(0, most).join('').trim()
