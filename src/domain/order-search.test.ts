import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPrefix, orderSearchKeys, readOrderQuery } from './order-search.ts'

const ORDER = {
  id: 'EE-7K2M-0042-9XQA',
  firstName: 'Αγγελική',
  lastName: 'Παπαδοπούλου',
  email: 'Angeliki.P@example.com',
  phoneNumber: '+357 99 112233',
  skus: ['HEL-AMA-DHV', 'KYP-CAS-CHE'],
}

function isFound(query: string, order = ORDER): boolean {
  const keys = orderSearchKeys(order)
  return readOrderQuery(query).some((words) =>
    words.every((word) =>
      word.some((typed) => keys.some((key) => key === typed || (isPrefix(typed) && key.startsWith(typed)))),
    ),
  )
}

test.each([
  'EE-7K2M-0042-9XQA',
  'ee 7k2m 0042',
  '7k2m00429xqa',
  'EE7K2M00429XQA',
  '0042',
  'παπαδοπούλου',
  'ΠΑΠΑΔΟΠΟΥΛΟΥ',
  'papadopoulou',
  'papadopulu',
  'Παπ',
  'pap',
  'aggeliki papadopoulou',
  'papadopoulou αγγελικη',
  'angeliki.p@example.com',
  'ANGELIKI.P@ex',
  'example.com',
  '99112233',
  '99 112233',
  '99 11 22 33',
  '+357 99 112233',
  '00357 99-112233',
  '+357 9911',
  '003579911',
  '357991122',
  '(99) 112.233',
  'papadopoulou 99 11 22',
  'HEL-AMA-DHV',
  'hel ama',
  'kypcasche',
])('an order is found by %s', (query) => expect(isFound(query)).toBe(true))

test.each([
  '99112234',
  'EE-7K2M-0042-9XQB',
  'γεωργίου',
  'angeliki.q@example.com',
  'papadopoulou 97',
  '99',
  'm',
  'HEL-AMA-BLK',
])('it is not found by %s', (query) => expect(isFound(query)).toBe(false))

test.each(['99112233', '+35799112233', '0035799112233', '99-11-22-33'])(
  'a phone number stored as %s is found with and without its prefix',
  (phoneNumber) => {
    const order = { ...ORDER, phoneNumber }
    expect(['99 112233', '+357 99112233', '0035799112233'].map((query) => isFound(query, order))).toEqual([
      true,
      true,
      true,
    ])
  },
)

test('a foreign number keeps its prefix', () => {
  expect(isFound('+30 694 1234567', { ...ORDER, phoneNumber: '0030 6941234567' })).toBe(true)
})

test('an order whose buyer is erased is found by its number and its products alone', () => {
  const erased = { ...ORDER, firstName: '', lastName: '', email: '', phoneNumber: '' }
  expect(orderSearchKeys(erased)).not.toContain('')
  expect(isFound('papadopoulou', erased)).toBe(false)
  expect(isFound('7k2m 0042', erased)).toBe(true)
})

test('symbols alone find nothing', () => {
  expect(readOrderQuery(' — €! ')).toEqual([])
})

test('any text gives a bounded query of keys that are not empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const alternatives = readOrderQuery(text)
      expect(alternatives.length).toBeLessThanOrEqual(2)
      for (const words of alternatives) {
        expect(words.length).toBeLessThanOrEqual(8)
        expect(words.flat().every((key) => key !== '' && key.length <= 100)).toBe(true)
      }
    }),
  )
})
