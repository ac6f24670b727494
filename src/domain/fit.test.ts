import { describe, expect, test } from 'vitest'
import {
  type FrameNumbers,
  faceClass,
  frameClass,
  frameNumberErrors,
  frontWidthMm,
  mayBeAChilds,
  readFrameNumbers,
  seemsAChilds,
} from './fit.ts'

const numbers = (lensWidthMm: number, bridgeMm: number, templeMm: number): FrameNumbers => ({
  lensWidthMm,
  bridgeMm,
  templeMm,
})

describe('the width of a front', () => {
  test('is two lenses, the bridge and ten millimetres', () => {
    expect(frontWidthMm(numbers(52, 18, 145))).toBe(132)
  })

  test.each([
    [128.9, 'narrow'],
    [129, 'medium'],
    [139, 'medium'],
    [139.1, 'wide'],
  ])('of %s mm is in the class %s', (widthMm, expected) => {
    expect(frameClass(widthMm)).toBe(expected)
  })

  test('of 51-18 is medium', () => {
    expect(frameClass(frontWidthMm(numbers(51, 18, 140)))).toBe('medium')
  })
})

test.each([
  [131.9, 'narrow'],
  [132, 'medium'],
  [146, 'medium'],
  [146.1, 'wide'],
])('a face of %s mm is in the class %s', (widthMm, expected) => {
  expect(faceClass(widthMm)).toBe(expected)
})

describe('frame numbers', () => {
  test.each([
    [numbers(52, 18, 145), null],
    [numbers(29, 18, 145), 'lensWidthMm'],
    [numbers(52, 31, 145), 'bridgeMm'],
    [numbers(52, 18, 80), 'templeMm'],
    [numbers(Number.NaN, 18, 145), 'lensWidthMm'],
  ])('%o have the error %s', (given, error) => {
    expect(frameNumberErrors(given)).toBe(error)
  })

  test.each(['52-18-145', '52□18 145', '52 □ 18 – 145', '52/18/145', '52 18 145 mm', ' 52x18,145 ', 'Size: 52□18-145'])(
    'are read in %j',
    (text) => {
      expect(readFrameNumbers(text)).toEqual(numbers(52, 18, 145))
    },
  )

  test.each(['', '52', '52-18', '5218145', '52-18-145-3', '52-18-1450', '5-18-145', '52-180-145'])(
    'are not in %j',
    (text) => {
      expect(readFrameNumbers(text)).toBeNull()
    },
  )

  test('out of the limits are read, for their own error', () => {
    expect(readFrameNumbers('99-18-145')).toEqual(numbers(99, 18, 145))
  })
})

test.each([
  [112, true],
  [119.9, true],
  [120, false],
  [128, false],
])('a face of %s mm may be a child’s: %s', (widthMm, expected) => {
  expect(mayBeAChilds(widthMm)).toBe(expected)
})

test.each([
  [6, true],
  [14.9, true],
  [15, false],
  [31, false],
])('a face that looks %s years old seems a child’s: %s', (years, expected) => {
  expect(seemsAChilds(years)).toBe(expected)
})
