import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EYES, PRISM_BASES, type Prism } from './prescription.ts'
import { addPrisms, combinePrisms, prenticePrism, resolvePrism } from './prism.ts'

const anyPrism = fc.record({ amount: fc.integer({ min: 1, max: 1000 }), base: fc.constantFrom(...PRISM_BASES) })
const anyEye = fc.constantFrom(...EYES)

test('a lens of −6.00 that is 2 mm off deviates by 1.20 prism dioptres', () => {
  expect(prenticePrism(20, -600)).toBe(120)
  expect(prenticePrism(-20, 600)).toBe(120)
})

test.each<[Prism[], Prism[]]>([
  [[], []],
  [[{ amount: 200, base: 'in' }], [{ amount: 200, base: 'in' }]],
  [
    [
      { amount: 200, base: 'in' },
      { amount: 50, base: 'out' },
    ],
    [{ amount: 150, base: 'in' }],
  ],
  [
    [
      { amount: 100, base: 'up' },
      { amount: 250, base: 'down' },
      { amount: 75, base: 'out' },
    ],
    [
      { amount: 75, base: 'out' },
      { amount: 150, base: 'down' },
    ],
  ],
  [
    [
      { amount: 100, base: 'up' },
      { amount: 100, base: 'down' },
    ],
    [],
  ],
])('%j together are %j', (prisms, total) => {
  expect(addPrisms(prisms)).toEqual(total)
})

test.each([
  ['right', 0, [{ amount: 200, base: 'in' }]],
  ['right', 180, [{ amount: 200, base: 'out' }]],
  ['left', 0, [{ amount: 200, base: 'out' }]],
  ['left', 180, [{ amount: 200, base: 'in' }]],
  ['left', 90, [{ amount: 200, base: 'up' }]],
  ['right', 270, [{ amount: 200, base: 'down' }]],
  [
    'right',
    45,
    [
      { amount: 141, base: 'in' },
      { amount: 141, base: 'up' },
    ],
  ],
  [
    'left',
    225,
    [
      { amount: 141, base: 'in' },
      { amount: 141, base: 'down' },
    ],
  ],
] as const)('the %s eye’s prism of 2.00 at %i degrees is %j', (eye, degrees, prisms) => {
  expect(resolvePrism({ amount: 200, degrees }, eye)).toEqual(prisms)
})

test('3 in and 4 up are 5 together, in one direction', () => {
  const prisms: Prism[] = [
    { amount: 300, base: 'in' },
    { amount: 400, base: 'up' },
  ]
  expect(combinePrisms(prisms, 'right')).toEqual({ amount: 500, degrees: 53 })
  expect(combinePrisms(prisms, 'left')).toEqual({ amount: 500, degrees: 127 })
})

test('prisms that cancel are none', () => {
  expect(combinePrisms([], 'left')).toBeNull()
})

test('a prism survives its resolution: the amount to 0.01, the direction to a degree’s part of it', () => {
  fc.assert(
    fc.property(fc.array(anyPrism, { maxLength: 4 }), anyEye, (prisms, eye) => {
      const whole = combinePrisms(prisms, eye)
      const parts = whole ? resolvePrism(whole, eye) : []
      const again = combinePrisms(parts, eye)
      expect(Math.abs((again?.amount ?? 0) - (whole?.amount ?? 0))).toBeLessThanOrEqual(1)
      const rest = addPrisms([...parts, ...addPrisms(prisms).map(opposite)])
      for (const { amount } of rest) expect(amount).toBeLessThanOrEqual(1 + (whole?.amount ?? 0) * 0.01)
    }),
  )
})

test('prisms are at most one horizontal and one vertical, and above 0', () => {
  fc.assert(
    fc.property(fc.array(anyPrism, { maxLength: 6 }), (prisms) => {
      const total = addPrisms(prisms)
      expect(total.length).toBeLessThanOrEqual(2)
      expect(total.every(({ amount }) => amount > 0)).toBe(true)
      expect(addPrisms(total)).toEqual(total)
    }),
  )
})

function opposite({ amount, base }: Prism): Prism {
  const opposites = { in: 'out', out: 'in', up: 'down', down: 'up' } as const
  return { amount, base: opposites[base] }
}
