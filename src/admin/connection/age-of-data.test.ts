import { expect, test } from 'vitest'
import { ageOfData, type Reading } from './age-of-data.ts'

const NOW = 1_000_000
const reading = (secondsAgo: number, isFailing = false): Reading => ({ readAt: NOW - secondsAgo * 1_000, isFailing })

test('data that is read again without failing is never called old', () => {
  expect(ageOfData([reading(600), reading(5)], false, NOW)).toBeNull()
})

test('data whose reading fails is called old after two minutes', () => {
  expect(ageOfData([reading(120, true)], false, NOW)).toBeNull()
  expect(ageOfData([reading(121, true), reading(900)], false, NOW)).toBe(NOW - 121_000)
})

test('without a connection the oldest shown data counts at once', () => {
  expect(ageOfData([reading(3), reading(40)], true, NOW)).toBe(NOW - 40_000)
})

test('what was never read has no age', () => {
  expect(ageOfData([{ readAt: 0, isFailing: true }], true, NOW)).toBeNull()
  expect(ageOfData([], true, NOW)).toBeNull()
})
