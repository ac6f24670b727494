import { describe, expect, test } from 'vitest'
import { HEAD_WIDTHS_MM, headOfView, headsForFrame, wornViewOf } from './limestone-heads.ts'
import { sizeAdvice } from './size-advice.ts'

describe('the heads for a frame', () => {
  test.each([
    [125, false, 'kore', 'kouros'],
    [131, false, 'kore', 'kouros'],
    [132, false, 'kouros', 'kore'],
    [138, false, 'kouros', 'elder'],
    [143, false, 'kouros', 'elder'],
    [149, false, 'elder', 'kouros'],
    [110, true, 'child', 'kore'],
  ] as const)(
    'a frame of %i mm, for kids: %s, is worn by the %s, then by the %s',
    (width, isForKids, first, second) => {
      expect(headsForFrame(width, isForKids)).toEqual([first, second])
    },
  )

  test('a frame as wide as a head fits it', () => {
    for (const widthMm of Object.values(HEAD_WIDTHS_MM))
      expect(sizeAdvice(widthMm, { widthMm, isMeasuredByCard: true }).fit).toBe('fits')
  })
})

test('a view names its head', () => {
  expect(headOfView(wornViewOf('elder'))).toBe('elder')
  expect(headOfView('worn')).toBeNull()
  expect(headOfView('front')).toBeNull()
})
