import { expect, test } from 'vitest'
import { extractAgeModel } from '../../../../scripts/age-model.ts'
import { AGE_SIDE, createAgeNet } from './age-net.ts'

const net = createAgeNet(extractAgeModel())

type Colour = readonly [red: number, green: number, blue: number]

const picture = (colourAt: (x: number, y: number) => Colour) =>
  Float32Array.from(
    Array.from({ length: AGE_SIDE ** 2 }, (_, i) => colourAt(i % AGE_SIDE, Math.floor(i / AGE_SIDE))).flat(),
    (value) => value / 255,
  )

// The ages that face-api 1.7.15 itself gives these pictures, with tfjs on the processor.
test.each([
  ['a gradient', 8.7445, (x: number, y: number): Colour => [x * 2, y * 2, 128]],
  ['a pattern', 44.2933, (x: number, y: number): Colour => [(x * 7 + y * 3) % 256, (x * y) % 256, (x * 5 + 40) % 256]],
  ['one colour', 12.0581, (): Colour => [200, 150, 120]],
])('%s has the age that face-api gives it', (_, expected, colourAt) => {
  expect(net(picture(colourAt))).toBeCloseTo(expected, 2)
})

test('a file that lacks a layer is refused', () => {
  const file = extractAgeModel()
  const renamed = Buffer.from(file)
  renamed.write('XX', renamed.indexOf('fc/age/weights'))
  expect(() => createAgeNet(renamed)(picture(() => [0, 0, 0]))).toThrow('the age model has no fc/age/weights')
})
