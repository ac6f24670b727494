/** How the bank misbehaves. For tests; the page of the shop has no way to change it. */
export interface BankBehaviour {
  /** `late`: held back until `releaseSignals`. */
  signals: 'once' | 'twice' | 'lost' | 'late' | 'forged'
  /** Whether the signal arrives before the buyer is sent back. */
  isSignalFirst: boolean
  signalMethod: 'GET' | 'POST'
  /** Added to the amount that is taken. */
  amountOffCents: number
  refunds: 'done' | 'pending' | 'refused'
}

export const NORMAL: BankBehaviour = {
  signals: 'once',
  isSignalFirst: false,
  signalMethod: 'GET',
  amountOffCents: 0,
  refunds: 'done',
}
