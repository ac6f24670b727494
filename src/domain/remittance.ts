/** What a carrier has paid out of the cash it took for a parcel, against what it should have taken. */
export const REMITTANCE_STATES = ['matched', 'short', 'over', 'unknown', 'settled'] as const
export type RemittanceState = (typeof REMITTANCE_STATES)[number]

/** @param dueCents null where no parcel with cash has that number */
export function remittanceState(dueCents: number | null, paidCents: number): RemittanceState {
  if (dueCents === null) return 'unknown'
  if (paidCents === dueCents) return 'matched'
  return paidCents < dueCents ? 'short' : 'over'
}

const LATE_DAYS = 10
const DAY_MS = 86_400_000

/** Cash of parcels delivered before then should have been paid out. */
export const lateBefore = (now: Date): Date => new Date(now.valueOf() - LATE_DAYS * DAY_MS)
