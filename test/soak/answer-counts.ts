/** How many calls were answered how, in one stretch of time. */
export interface AnswerCounts {
  succeeded: number
  /** 4xx. */
  refused: number
  /** 502, 503 and 504: the shop says that it cannot now. */
  unavailable: number
  /** 500 and other errors of the server. */
  failed: number
  /** The connection was refused or lost. */
  none: number
}

const empty = (): AnswerCounts => ({ succeeded: 0, refused: 0, unavailable: 0, failed: 0, none: 0 })

export function kindOf(status: number): keyof AnswerCounts {
  if (status === 0) return 'none'
  if (status >= 502 && status <= 504) return 'unavailable'
  if (status >= 500) return 'failed'
  return status >= 400 ? 'refused' : 'succeeded'
}

export function createAnswerCounts() {
  let window = empty()
  const total = empty()
  return {
    total,
    note(status: number): void {
      window[kindOf(status)] += 1
      total[kindOf(status)] += 1
    },
    /** The counts since the last call. */
    takeWindow(): AnswerCounts {
      const taken = window
      window = empty()
      return taken
    },
  }
}
