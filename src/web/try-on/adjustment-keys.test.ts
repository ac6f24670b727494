import { expect, test } from 'vitest'
import { UNADJUSTED } from '../../domain/fitting/manual-adjustment.ts'
import { adjustByKey } from './adjustment-keys.ts'

test('arrow keys move, plus and minus scale, brackets rotate', () => {
  expect(adjustByKey(UNADJUSTED, 'ArrowRight')).toEqual({ ...UNADJUSTED, right: 0.01 })
  expect(adjustByKey(UNADJUSTED, 'ArrowUp')).toEqual({ ...UNADJUSTED, down: -0.01 })
  expect(adjustByKey(UNADJUSTED, '+')?.scale).toBeGreaterThan(1)
  expect(adjustByKey(UNADJUSTED, '-')?.scale).toBeLessThan(1)
  expect(adjustByKey(UNADJUSTED, ']')?.rotationDegrees).toBeGreaterThan(0)
})

test('zero and Home reset, and other keys do nothing', () => {
  const adjusted = { right: 0.2, down: 0.1, scale: 2, rotationDegrees: 9 }
  expect(adjustByKey(adjusted, '0')).toEqual(UNADJUSTED)
  expect(adjustByKey(adjusted, 'Home')).toEqual(UNADJUSTED)
  expect(adjustByKey(adjusted, 'Tab')).toBeUndefined()
})
