import { limitVariables } from '../../src/server/limit-settings.ts'

/** The environment of a shop whose visitors all come from one address, as a test's do: limits that nobody reaches. */
export const ROOMY_LIMITS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(limitVariables).map((name) => [name, '1000000']),
)
