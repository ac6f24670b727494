import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../domain/settings.ts'
import { emailSignature } from './signature.ts'

const linesOf = (settings = DEFAULT_SETTINGS) => emailSignature('en', 'https://shop.example/', settings).lines

test('the company, its numbers and its address sign e-mails once they are entered', () => {
  expect(linesOf().join()).not.toContain('VAT')
  expect(linesOf()).toContain('Elegance Eyewear Cyprus · 14 Ledras Street, 1011 Nicosia')
  const company = {
    name: 'Elegance Ltd',
    registrationNumber: 'HE 1',
    vatNumber: 'CY10123456X',
    address: '1 Company Street',
    addressEl: 'Οδός 1',
  }
  const signed = linesOf({ ...DEFAULT_SETTINGS, company })
  expect(signed).toContain('Elegance Ltd · Registration no. HE 1 · VAT no. CY10123456X')
  expect(signed).toContain('Elegance Eyewear Cyprus · 1 Company Street')
})

test('the address of a store that has closed is not the seller’s', () => {
  const [first, ...others] = DEFAULT_SETTINGS.stores
  const stores = [...(first ? [{ ...first, isClosed: true }] : []), ...others]
  expect(linesOf({ ...DEFAULT_SETTINGS, stores }).join()).toContain('52 Anexartisias Street')
})
