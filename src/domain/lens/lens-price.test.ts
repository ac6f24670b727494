import { describe, expect, test } from 'vitest'
import { prescription } from '../../../test/support/lens-cases.ts'
import { containedVatCents } from '../money.ts'
import type { LensChoice } from './lens-options.ts'
import { DEFAULT_LENS_PRICES, lensPrice } from './lens-price.ts'

const choice = (changes: Partial<LensChoice>): LensChoice => ({
  ...{ type: 'single', material: '1.50', coating: 'hard', tint: 'clear', filterCategory: null },
  ...changes,
})
const price = (changes: Partial<LensChoice>, rx = '-2.00', left = rx) =>
  lensPrice(choice(changes), prescription(rx, left), DEFAULT_LENS_PRICES)

describe('the price of a pair', () => {
  test.each([
    [{ coating: 'anti-reflective' }, '-2.00', 9400, 1501],
    [{ material: '1.67', coating: 'anti-reflective-plus', tint: 'photochromic' }, '-6.50', 34200, 5461],
    [{ type: 'progressive', material: '1.60', coating: 'anti-reflective' }, '-1.00 add +2.00 1.00 in', 38750, 6187],
  ] satisfies [Partial<LensChoice>, string, number, number][])(
    'of %o for %s is %d cents with %d of VAT',
    (changes, rx, cents, vat) => {
      expect(price(changes, rx).totalCents).toBe(cents)
      expect(containedVatCents(cents, 19)).toBe(vat)
    },
  )

  test('has a line for each part that costs something', () => {
    expect(price({ type: 'office', material: '1.56', tint: 'polarised' }, '+6.25 add +1.00 1.00 up').lines).toEqual([
      { part: 'type', cents: 14900 },
      { part: 'material', cents: 2850 },
      { part: 'tint', cents: 9900 },
      { part: 'prism', cents: 3000 },
      { part: 'strong_power', cents: 4000 },
    ])
  })

  test.each([
    ['-6.00', '-6.25'],
    ['+6.00', '+6.25'],
    ['-1.00 -4.00x10', '-1.00 -4.25x10'],
    ['+3.00 +3.00x10', '+3.00 +3.25x10'],
  ])('is strong beyond %s, as %s, once for either eye', (usual, strong) => {
    expect(price({}, usual).totalCents).toBe(5900)
    expect(price({}, strong).totalCents).toBe(9900)
    expect(price({}, usual, strong).totalCents).toBe(9900)
  })

  test('does not depend on the powers of lenses without power', () => {
    expect(price({ type: 'plano' }, '-9.00 2.00 in').totalCents).toBe(2900)
    expect(lensPrice(choice({ type: 'plano', tint: 'tinted' }), null, DEFAULT_LENS_PRICES).totalCents).toBe(5400)
  })

  test('is whole cents where a share is not', () => {
    const prices = { ...DEFAULT_LENS_PRICES, materials: { ...DEFAULT_LENS_PRICES.materials, '1.60': 4901 } }
    const rx = prescription('-1.00 add +2.00', '-1.00 add +2.00')
    expect(lensPrice(choice({ type: 'bifocal', material: '1.60' }), rx, prices).totalCents).toBe(12900 + 7352)
  })
})
