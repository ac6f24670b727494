import { expect, test } from 'vitest'
import { chosenOf, listingHref, pageOf, parseListingQuery, toggledHref } from './listing-query.ts'

const query = (search: string, category?: string) => parseListingQuery(category, new URLSearchParams(search))

test('an address is read and written again the same', () => {
  const search = 'bestseller=true&brand=Nuvola&color=black&q=sun&sort=newest&page=3'
  expect(listingHref(query(search, 'kids'))).toBe(`/collections/kids?${search}`)
})

test('choosing a value goes back to the first page', () => {
  expect(toggledHref(query('color=black&page=4'), 'shape', 'round')).toBe('/collections?color=black&shape=round')
})

test('choosing the same value again clears it', () => {
  expect(toggledHref(query('color=black&sort=newest'), 'color', 'black')).toBe('/collections?sort=newest')
})

test('a category is chosen and cleared in the path', () => {
  expect(toggledHref(query('color=black'), 'category', 'kids')).toBe('/collections/kids?color=black')
  expect(toggledHref(query('color=black', 'kids'), 'category', 'kids')).toBe('/collections?color=black')
})

test.each(['0', '-2', 'two', '1.5', '1e99'])('page %s is the first page', (page) => {
  expect(query(`page=${page}`).page).toBe(1)
})

test('twelve results a page', () => {
  expect(pageOf(query('page=3'))).toMatchObject({ limit: 12, offset: 24 })
})

test('chosen values are listed in the order of the filters', () => {
  expect(chosenOf(query('shape=round&brand=Nuvola', 'kids')).map(({ facet }) => facet)).toEqual([
    'category',
    'brand',
    'shape',
  ])
})
