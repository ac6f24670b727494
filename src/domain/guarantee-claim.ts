import { addDays, dayInCyprus } from './calendar.ts'

/** The states of a claim under the legal guarantee. Its carriage is always at the shop's cost. */
export const CLAIM_TRANSITIONS = {
  claimed: ['examined', 'rejected'],
  examined: ['repair', 'replace', 'reduce', 'refund', 'rejected'],
  repair: ['settled', 'replace', 'reduce', 'refund'],
  replace: ['settled', 'reduce', 'refund'],
  reduce: ['settled'],
  refund: ['settled'],
  settled: ['examined'],
  rejected: ['examined'],
} as const satisfies Record<string, readonly string[]>

/** Decisions that give money back. */
export const MONEY_DECISIONS = ['reduce', 'refund'] as const

export type ClaimState = keyof typeof CLAIM_TRANSITIONS
export const CLAIM_STATES = Object.keys(CLAIM_TRANSITIONS) as [ClaimState, ...ClaimState[]]

export const isAllowedClaimStep = (from: ClaimState, to: ClaimState): boolean =>
  (CLAIM_TRANSITIONS[from] as readonly ClaimState[]).includes(to)

const YEARS = 2
/** Repairs from this day on add a year (Directive (EU) 2024/1799, article 16). */
const REPAIR_ADDS_FROM = '2026-07-31'

/**
 * The last day, `yyyy-mm-dd` in Cyprus, on which a fault that shows is the seller's.
 * @param repairedAt when the piece was repaired under the guarantee, if ever
 */
export function guaranteeEndsOn(deliveredAt: Date, repairedAt: Date | null = null): string {
  const isExtended = repairedAt !== null && dayInCyprus(repairedAt) >= REPAIR_ADDS_FROM
  return addYears(dayInCyprus(deliveredAt), YEARS + (isExtended ? 1 : 0))
}

/** The same day in a later year; 29 February becomes 28 February. */
function addYears(day: string, years: number): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const moved = `${Number(year) + years}-${month}-${date}`
  return new Date(`${moved}T00:00:00Z`).toISOString().startsWith(moved) ? moved : addDays(`${moved.slice(0, 8)}01`, 27)
}
