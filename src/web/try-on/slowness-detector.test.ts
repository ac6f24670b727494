import { expect, test } from 'vitest'
import { createSlownessDetector } from './slowness-detector.ts'

test('pictures that take 41 ms are too slow after two seconds, and 39 ms never are', () => {
  const [slow, quick] = [createSlownessDetector(), createSlownessDetector()]
  const slowAt = (isSlow: typeof slow, tookMs: number) =>
    Array.from({ length: 61 }, (_, i) => isSlow(tookMs, i * 50)).indexOf(true)
  expect(slowAt(slow, 41)).toBe(40)
  expect(slowAt(quick, 39)).toBe(-1)
})

test('one long pause is not slow', () => {
  const isSlow = createSlownessDetector()
  const results = Array.from({ length: 100 }, (_, i) => isSlow(i === 50 ? 600 : 12, i * 33))
  expect(results).not.toContain(true)
})
