import { addYears } from '../calendar.ts'
import { RETENTION } from '../retention.ts'

/** The version of the consent's text (GDPR, article 9(2)(a)). A change of the words needs a new one. */
export const CONSENT_VERSION = '2026-11'

/**
 * The last day that a prescription is kept from which nothing was made: after it, a new eye test is needed.
 * @param savedOn `yyyy-mm-dd` in Cyprus
 */
export const keptUntil = (savedOn: string): string => addYears(savedOn, RETENTION.prescriptions.keeps.years)

/**
 * The last day that a photo of a prescription is kept from which glasses are made.
 * @param orderedOn `yyyy-mm-dd` in Cyprus
 */
export const photoUntil = (orderedOn: string): string => addYears(orderedOn, RETENTION.papers.keeps.years)

const YEARS_AT_MOST = 15
const CHILD_UNTIL_AGE = 25

/**
 * For how many years a prescription is kept from which glasses were made: ten, a child's until they are 25 (College of
 * Optometrists), never over 15 (Law 125(I)/2018). An optician confirms it before launch.
 * @param age of the wearer, in years; null where it is unknown
 */
export const yearsFromSupply = (age: number | null): number =>
  Math.min(YEARS_AT_MOST, Math.max(RETENTION.supplied.keeps.years, age === null ? 0 : CHILD_UNTIL_AGE - age))

/** Days that what was entered is kept where nothing was ordered from it. */
export const DRAFT_DAYS = RETENTION.drafts.keeps.days
