import { expect, test } from 'vitest'
import { guaranteeEndsOn, isAllowedClaimStep } from './guarantee-claim.ts'

test.each([
  ['two years from delivery', '2026-11-10T08:00:00Z', null, '2028-11-10'],
  ['a leap day', '2028-02-29T08:00:00Z', null, '2030-02-28'],
  ['a day of Cyprus', '2026-06-09T21:30:00Z', null, '2028-06-10'],
  ['a year more after a repair', '2026-11-10T08:00:00Z', '2027-03-01T08:00:00Z', '2029-11-10'],
  ['not for repairs from before the rule', '2026-01-10T08:00:00Z', '2026-07-30T08:00:00Z', '2028-01-10'],
])('the guarantee ends after %s', (_, delivered, repaired, day) => {
  expect(guaranteeEndsOn(new Date(delivered), repaired === null ? null : new Date(repaired))).toBe(day)
})

test('a claim is examined before it is decided', () => {
  expect(isAllowedClaimStep('claimed', 'refund')).toBe(false)
  expect(isAllowedClaimStep('examined', 'refund')).toBe(true)
})
