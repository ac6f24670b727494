import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gtinCheckDigit, printedGtin, toGtin14 } from './barcode.ts'

describe('a barcode', () => {
  // The examples of the GS1 General Specifications and of its check digit calculator.
  test.each([
    ['96385074', '00000096385074'],
    ['614141999996', '00614141999996'],
    ['036000291452', '00036000291452'],
    ['6291041500213', '06291041500213'],
    ['4006381333931', '04006381333931'],
    ['9506000134352', '09506000134352'],
    ['10614141543219', '10614141543219'],
    [' 629-1041 500213 ', '06291041500213'],
  ])('%s is kept as %s', (typed, gtin) => {
    expect(toGtin14(typed)).toBe(gtin)
  })

  test.each(['', '6291041500214', '629104150021', '62910415002133', '629104150021x', '٦٢٩١٠٤١٥٠٠٢١٣', '00000000'])(
    '“%s” is refused',
    (typed) => {
      expect(toGtin14(typed)).toBeNull()
    },
  )

  test('with one wrong digit is always refused', () => {
    const digit = fc.integer({ min: 0, max: 9 })
    const body = fc.array(digit, { minLength: 12, maxLength: 12 }).map((digits) => digits.join(''))
    fc.assert(
      fc.property(body, fc.nat(12), fc.integer({ min: 1, max: 9 }), (start, at, by) => {
        const whole = start + gtinCheckDigit(start)
        const wrong = [...whole].map((one, i) => (i === at ? (Number(one) + by) % 10 : one)).join('')
        expect(toGtin14(wrong)).toBeNull()
      }),
    )
  })

  test('is shown as it is printed', () => {
    for (const printed of ['96385074', '614141999996', '6291041500213', '10614141543219']) {
      expect(printedGtin(toGtin14(printed) ?? '')).toBe(printed)
    }
  })
})
