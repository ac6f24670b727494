import { expect, test } from 'vitest'
import { parseTryOnQuery, tryOnHref, tryOnQuery } from './try-on-query.ts'

const read = (search: string) => parseTryOnQuery(new URLSearchParams(search))

test.each([
  '',
  '?category=sport-eyewear',
  '?category=kids&shape=round&maxPrice=200',
  '?polarised=yes&onePerModel=true',
])('the address %j is read and written the same', (search) => {
  expect(tryOnHref(read(search))).toBe(`/virtual-try-on${search}`)
})

test('a search, a sort and a page are no part of it', () => {
  expect(tryOnHref(read('?q=panto&sort=newest&page=3&tryOn=true&color=black'))).toBe('/virtual-try-on?color=black')
})

test('only frames with a model are asked for, eight at a time', () => {
  expect(tryOnQuery(read('?category=kids')).queryKey).toEqual(['/api/products?category=kids&canTryOn=true&limit=8'])
  expect(tryOnQuery(read(''), 3).queryKey).toEqual(['/api/products?canTryOn=true&limit=8&offset=16'])
})
