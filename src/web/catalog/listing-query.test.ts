import { expect, test } from 'vitest'
import { chosenOf, facetAddresses, listingHref, pageOf, parseListingQuery, toggled } from './listing-query.ts'

const query = (search: string, category?: string) => parseListingQuery(category, new URLSearchParams(search))

const toggledAddress = (...args: Parameters<typeof toggled>) => listingHref(toggled(...args))

test('an address is read and written again the same', () => {
  const search = 'bestseller=true&brand=Nuvola&color=black&q=sun&sort=newest&page=3'
  expect(listingHref(query(search, 'kids'))).toBe(`/collections/kids?${search}`)
})

test('choosing a value goes back to the first page', () => {
  expect(toggledAddress(query('color=black&page=4'), 'shape', 'round')).toBe('/collections?color=black&shape=round')
})

test('choosing the same value again clears it', () => {
  expect(toggledAddress(query('color=black&sort=newest'), 'color', 'black')).toBe('/collections?sort=newest')
})

test('a category is chosen and cleared in the path', () => {
  expect(toggledAddress(query('color=black'), 'category', 'kids')).toBe('/collections/kids?color=black')
  expect(toggledAddress(query('color=black', 'kids'), 'category', 'kids')).toBe('/collections?color=black')
})

test.each([
  ['color', 'gold'],
  ['brand', 'Alder & Quay'],
  ['size', '120–128'],
  ['category', 'kids'],
  ['category', 'näher/%00'],
  ['colorFamily', 'tortoise'],
] as const)('the addresses of %s lead where choosing %s does', (facet, value) => {
  for (const search of ['', 'q=%2500&color=black&page=3', 'colorFamily=tortoise&color=honey&maxPrice=200']) {
    const current = query(search, 'sunglasses')
    expect(facetAddresses(current, facet, listingHref)(value)).toBe(toggledAddress(current, facet, value))
    expect(facetAddresses({ ...current, [facet]: value }, facet, listingHref)(value)).not.toContain(`${facet}=`)
  }
})

test.each(['0', '-2', 'two', '1.5', '1e99'])('page %s is the first page', (page) => {
  expect(query(`page=${page}`).page).toBe(1)
})

test('twelve results a page', () => {
  expect(pageOf(query('page=3'), undefined)).toMatchObject({ limit: 12, offset: 24 })
})

test('the order by fit asks for the fit of the visit, and other orders do not', () => {
  expect(pageOf(query('sort=fit'), '52-18-145')).toMatchObject({ fit: '52-18-145' })
  expect(pageOf(query('sort=fit'), '52-18-145').sort).toBeUndefined()
  expect(pageOf(query('sort=fit'), undefined)).toEqual({ ...pageOf(query(''), undefined), fit: undefined })
  expect(pageOf(query('sort=newest'), '52-18-145')).not.toHaveProperty('fit')
})

test('chosen values are listed in the order of the filters', () => {
  expect(chosenOf(query('shape=round&brand=Nuvola', 'kids')).map(({ facet }) => facet)).toEqual([
    'category',
    'brand',
    'shape',
  ])
})

test('a value that no call takes is one that no product has', () => {
  expect(query(`color=${'x'.repeat(300)}`).color).toHaveLength(100)
  expect(query('brand=a%00b')).toMatchObject({ brand: 'a\ufffdb' })
  expect(query(`brand=${'x'.repeat(99)}👓`).brand).toBe(`${'x'.repeat(99)}\ufffd`)
})

test('what is searched for is cut to what may be, its control characters parting words', () => {
  expect(query('q=%00').q).toBeUndefined()
  expect(query('q=%01sun%00glasses%0a').q).toBe('sun glasses')
  expect(query(`q=${'x'.repeat(99)}👓`).q).toBe('x'.repeat(99))
  expect(query(`q=${'x'.repeat(300)}`).q).toHaveLength(100)
})
