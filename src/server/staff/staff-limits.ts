import type { Limit } from '../limits/limit.ts'
import { GUESSES } from '../second-factor/guess.ts'

/** Only somebody with the password, or with an open session, can exhaust these. */
export const codeLimit = (staffId: number): Limit => ({ key: `staff-code:${staffId}`, ...GUESSES })
export const confirmationLimit = (staffId: number): Limit => ({ key: `staff-password:${staffId}`, ...GUESSES })
