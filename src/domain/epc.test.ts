import fc from 'fast-check'
import { expect, test } from 'vitest'
import { epcText, groupedIban, type Transfer } from './epc.ts'

const TRANSFER: Transfer = {
  holder: 'Elegance Eyewear Cyprus Ltd',
  iban: 'CY17 0020 0128 0000 0012 0052 7600',
  bic: 'BCYPCY2N',
  amountCents: 18_950,
  reference: 'EE-2026-000123',
}

test('a transfer is written as the standard orders it', () => {
  expect(epcText(TRANSFER)).toBe(
    [
      'BCD',
      '002',
      '1',
      'SCT',
      'BCYPCY2N',
      'Elegance Eyewear Cyprus Ltd',
      'CY17002001280000001200527600',
      'EUR189.50',
      '',
      '',
      'EE-2026-000123',
    ].join('\n'),
  )
})

test('a Greek holder stays Greek, in composed characters', () => {
  const text = epcText({ ...TRANSFER, holder: 'Κομψότητα Οπτικά Λτδ'.normalize('NFD') })
  expect(text?.split('\n')[5]).toBe('Κομψότητα Οπτικά Λτδ')
})

test('the BIC may be missing', () => {
  expect(epcText({ ...TRANSFER, bic: '' })?.split('\n')[4]).toBe('')
})

test.each([
  ['no account', { iban: '' }],
  ['a broken account', { iban: 'CY17' }],
  ['a broken BIC', { bic: 'BANK' }],
  ['no holder', { holder: ' ' }],
  ['nothing to pay', { amountCents: 0 }],
  ['part of a cent', { amountCents: 10.5 }],
  ['more than a transfer may hold', { amountCents: 100_000_000_000 }],
])('there is no code for %s', (_, change) => {
  expect(epcText({ ...TRANSFER, ...change })).toBeNull()
})

test('whatever the holder and the reference, a code keeps to the limits of the standard', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 200 })
  fc.assert(
    fc.property(anyText, anyText, fc.integer({ min: 1, max: 99_999_999_999 }), (holder, reference, amountCents) => {
      const text = epcText({ ...TRANSFER, holder, reference, amountCents })
      if (text === null) return
      const lines = text.split('\n')
      expect(lines.length).toBeLessThanOrEqual(11)
      expect([...(lines[5] ?? '')].length).toBeLessThanOrEqual(70)
      expect([...(lines[10] ?? '')].length).toBeLessThanOrEqual(140)
      expect(lines[7]).toMatch(/^EUR\d{1,9}\.\d\d$/)
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(331)
    }),
  )
})

test('an IBAN is shown in groups of four', () => {
  expect(groupedIban('cy17002001280000001200527600')).toBe('CY17 0020 0128 0000 0012 0052 7600')
})
