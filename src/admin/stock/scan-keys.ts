/** People do not type this fast. */
const FASTEST_TYPING_MS = 35
const SHORTEST_CODE = 4

interface KeyPress {
  code: string
  shiftKey: boolean
  timeStamp: number
}

/**
 * Reads a hand scanner among the keys: characters less than 35 ms apart, ending in Enter. Keys count by their place, so
 * that a Greek layout gives the same code.
 */
export function createScanReader() {
  let text = ''
  let last = Number.NEGATIVE_INFINITY
  return {
    /** @returns the code that ends with this key, or `null` */
    read({ code, shiftKey, timeStamp }: KeyPress): string | null {
      const isFast = timeStamp - last < FASTEST_TYPING_MS
      if (/^Shift/.test(code)) return null
      last = timeStamp
      if (code === 'Enter' || code === 'NumpadEnter') {
        const scanned = isFast && text.length >= SHORTEST_CODE ? text : null
        text = ''
        return scanned
      }
      const character = characterOf(code, shiftKey)
      text = character === null ? '' : (isFast ? text : '') + character
      return null
    },
    /** Whether a key at this moment would begin a code. */
    isEmpty: (timeStamp: number) => text === '' || timeStamp - last >= FASTEST_TYPING_MS,
  }
}

function characterOf(code: string, shiftKey: boolean): string | null {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  if (letter !== undefined) return letter
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? []
  if (digit !== undefined) return digit
  if (code === 'Minus' || code === 'NumpadSubtract') return shiftKey ? '_' : '-'
  if (code === 'Slash' || code === 'NumpadDivide') return '/'
  return code === 'Period' || code === 'NumpadDecimal' ? '.' : null
}
