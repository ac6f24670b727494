import { expect, test } from 'vitest'
import type { Category, Product } from '../../contract/catalog.ts'
import { optionsOf } from './options-of.ts'

const product = (slug: string) => ({ slug }) as Product
const shelf = (slug: string, count: number) => ({ category: { slug } as Category, count })

test('products come first, then the three fullest shelves, then everything', () => {
  const shelves = [shelf('kids', 1), shelf('sunglasses', 9), shelf('accessories', 2), shelf('sport-eyewear', 4)]
  const options = optionsOf({ q: 'round gold', products: [product('a'), product('b')], shelves, total: 16 })
  expect(options.map(({ to }) => to)).toEqual([
    '/products/a',
    '/products/b',
    '/collections/sunglasses?q=round+gold',
    '/collections/sport-eyewear?q=round+gold',
    '/collections/accessories?q=round+gold',
    '/collections?q=round+gold',
  ])
})

test('where nothing was found there is nothing to choose', () => {
  expect(optionsOf({ q: 'monocle', products: [], shelves: [], total: 0 })).toEqual([])
})
