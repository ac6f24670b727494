import { expect, test } from 'vitest'
import { pictureDetail } from './picture-detail.ts'

test.each([
  ['smaller than it is', 400, 1],
  ['as it is', 1000, 1],
  ['a little larger', 1100, 1.5],
  ['on a dense screen', 1900, 2],
  ['closer than a screen can be sharp', 6000, 2],
])('a photo of 1000 pixels that is shown %s', (_, shownPx, detail) => {
  expect(pictureDetail({ width: 1000, height: 800 }, shownPx)).toBe(detail)
})

test('a painted picture stays below 2560 pixels', () => {
  expect(pictureDetail({ width: 900, height: 1280 }, 3000)).toBe(2)
  expect(pictureDetail({ width: 900, height: 1600 }, 3000)).toBe(1.5)
})
