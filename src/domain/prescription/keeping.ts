import { addDays } from '../calendar.ts'

/** The version of the consent's text (GDPR, article 9(2)(a)). A change of the words needs a new one. */
export const CONSENT_VERSION = '2026-11'

/** Two years: after them no lenses are made from it without a new eye test. */
const KEPT_DAYS = 731

/**
 * The last day that a prescription is kept from which nothing was made.
 * @param savedOn `yyyy-mm-dd` in Cyprus
 */
export const keptUntil = (savedOn: string): string => addDays(savedOn, KEPT_DAYS)

const YEARS_FROM_SUPPLY = 10
const YEARS_AT_MOST = 15
const CHILD_UNTIL_AGE = 25

/**
 * For how many years a prescription is kept from which glasses were made: ten, a child's until they are 25 (College of
 * Optometrists), never over 15 (Law 125(I)/2018). An optician confirms it before launch.
 * @param age of the wearer, in years; null where it is unknown
 */
export const yearsFromSupply = (age: number | null): number =>
  Math.min(YEARS_AT_MOST, Math.max(YEARS_FROM_SUPPLY, age === null ? 0 : CHILD_UNTIL_AGE - age))

/** Days that a photo of a paper is kept from which glasses were made, and what nothing was ordered from. */
export const PHOTO_DAYS = 731
export const DRAFT_DAYS = 30
