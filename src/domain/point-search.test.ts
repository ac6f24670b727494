import { expect, test } from 'vitest'
import { distanceMetres, isFoundBy, widened } from './point-search.ts'

test('a postal code without a point widens to its district, and a place does not', () => {
  expect(widened(' 1011 ')).toEqual(['1011', '101', '10', '1'])
  expect(widened('Paphos')).toEqual(['Paphos'])
  expect(widened('10')).toEqual(['10'])
})

test.each([
  ['λεμεσ', true],
  ['lemesos', true],
  ['30 makar', true],
  ['nicosia', false],
])('%s finds a locker in Limassol: %s', (query, isFound) => {
  const point = { postalCode: '3036', texts: ['Λεμεσός, Λεωφόρος Μακαρίου', 'Makariou Avenue, Limassol'] }
  expect(isFoundBy(query, point)).toBe(isFound)
})

test('Nicosia is some 60 km from Limassol', () => {
  const metres = distanceMetres({ latitude: 35.1725, longitude: 33.365 }, { latitude: 34.675, longitude: 33.0443 })
  expect(metres).toBeGreaterThan(60_000)
  expect(metres).toBeLessThan(65_000)
})
