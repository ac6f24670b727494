import { expect, test } from 'vitest'
import { FRAME_CLASS_LIMITS_MM, NUMBER_LIMITS, WIDTH_LIMITS_MM } from '../domain/fit.ts'
import { DICTIONARIES } from './dictionaries.ts'

const numbersIn = (text: string) => text.match(/\d+/g)?.map(Number) ?? []
const { narrowBelow, wideAbove } = FRAME_CLASS_LIMITS_MM

test.each(Object.entries(DICTIONARIES))('texts about sizes state the limits of the rules, in %s', (_, dictionary) => {
  const { sizes, problems } = dictionary
  expect(numbersIn(sizes.narrow)).toEqual([WIDTH_LIMITS_MM.min, narrowBelow - 1])
  expect(numbersIn(sizes.medium)).toEqual([narrowBelow, wideAbove])
  expect(numbersIn(sizes.wide)).toEqual([wideAbove + 1, WIDTH_LIMITS_MM.max])
  for (const [problem, limits] of [
    ['lens_width_range', NUMBER_LIMITS.lensWidthMm],
    ['bridge_range', NUMBER_LIMITS.bridgeMm],
    ['temple_range', NUMBER_LIMITS.templeMm],
    ['face_width_range', WIDTH_LIMITS_MM],
  ] as const) {
    const [min, max, example = 0] = numbersIn(problems[problem])
    expect([problem, min, max]).toEqual([problem, limits.min, limits.max])
    expect(example > limits.min && example < limits.max, problem).toBe(true)
  }
})
