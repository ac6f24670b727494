import { expect, test } from 'vitest'
import { frontScale } from './front-scale.ts'

test.each([
  ['aviator-gold', 140, 140, 1732],
  ['carlotta-black', 140, 137, 1698],
  ['mirande-champagne', 140, 141, 1748],
  ['amathus-round-dark-havana', 145, 131, 1630],
])('the front of %s in its render has its measured width, within 1 %%', (_, templeMm, frameWidthMm, pixels) => {
  const widthMm = pixels * (172 / 2000)
  expect(Math.abs((frameWidthMm * frontScale(templeMm)) / widthMm - 1)).toBeLessThan(0.01)
})
