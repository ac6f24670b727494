import { expect, test } from 'vitest'
import type { Category, Product } from '../../contract/catalog.ts'
import type { Answers } from '../catalog/search-answers.tsx'
import { optionsOf } from './options-of.ts'

const NO_ANSWERS: Answers = { pages: [], notStocked: null, leftOut: [], unwanted: [], unmet: [], sort: null }
const product = (slug: string) => ({ slug }) as Product
const countOf = (slug: string, count: number) => ({ category: { slug } as Category, count })

test('products come first, then the three largest categories, then all results', () => {
  const categories = [
    countOf('kids', 1),
    countOf('sunglasses', 9),
    countOf('accessories', 2),
    countOf('sport-eyewear', 4),
  ]
  const options = optionsOf({
    q: 'round gold',
    products: [product('a'), product('b')],
    categories,
    total: 16,
    ...NO_ANSWERS,
  })
  expect(options.map(({ to }) => to)).toEqual([
    '/products/a',
    '/products/b',
    '/collections/sunglasses?q=round+gold',
    '/collections/sport-eyewear?q=round+gold',
    '/collections/accessories?q=round+gold',
    '/collections?q=round+gold',
  ])
})

test('no results give no options', () => {
  expect(optionsOf({ q: 'monocle', products: [], categories: [], total: 0, ...NO_ANSWERS })).toEqual([])
})

test('pages that answer a question come before products', () => {
  const page = { name: 'returns', href: '/shipping-returns', title: 'Returns', titleEl: 'Επιστροφές' }
  const found = {
    q: 'return',
    products: [product('a')],
    categories: [],
    total: 1,
    ...NO_ANSWERS,
    pages: [page],
  }
  expect(optionsOf(found).map(({ to }) => to)).toEqual(['/shipping-returns', '/products/a', '/collections?q=return'])
})
