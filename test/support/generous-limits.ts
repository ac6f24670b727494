import { limitVariables } from '../../src/server/limit-settings.ts'

/** Environment variables with rate limits that no test reaches: all test visitors share one address. */
export const GENEROUS_LIMITS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(limitVariables).map((name) => [name, '1000000']),
)
