import { expect, test } from 'vitest'
import type { Fit } from './fit-score.ts'
import { fitText, parseFit } from './fit-text.ts'

test.each<[string, Fit]>([
  ['52-18-145', { kind: 'numbers', lensWidthMm: 52, bridgeMm: 18, templeMm: 145 }],
  ['139', { kind: 'width', widthMm: 139 }],
  ['95', { kind: 'width', widthMm: 95 }],
  ['narrow', { kind: 'class', frameClass: 'narrow' }],
])('%j is %o in an address, both ways', (text, fit) => {
  expect(parseFit(text)).toEqual(fit)
  expect(fitText(fit)).toBe(text)
})

test.each([
  '',
  '94',
  '171',
  '52-18',
  '52,18,145',
  '29-18-145',
  '52-31-145',
  '52-18-89',
  'Narrow',
  'constructor',
  '1e2',
])('%j is no fit', (text) => {
  expect(parseFit(text)).toBeNull()
})
