import { expect, test } from 'vitest'
import type { Category, Product } from '../../contract/catalog.ts'
import type { Answers } from '../catalog/search-answers.tsx'
import { optionsOf } from './options-of.ts'

const NO_LISTS = { pages: [], leftOut: [], unwanted: [], unmet: [], nearSizes: [] }
const NO_ANSWERS: Answers = { ...NO_LISTS, notStocked: null, sort: null }
const NONE = { products: [], near: [], categories: [], total: 0, ...NO_ANSWERS }
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
    ...NONE,
    q: 'round gold',
    products: [product('a'), product('b')],
    categories,
    total: 16,
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

test('no results and nothing near give no options', () => {
  expect(optionsOf({ ...NONE, q: 'monocle' })).toEqual([])
})

test('pages that answer a question come before products', () => {
  const page = { name: 'returns', href: '/shipping-returns', title: 'Returns', titleEl: 'Επιστροφές' }
  const found = { ...NONE, q: 'return', products: [product('a')], total: 1, pages: [page] }
  expect(optionsOf(found).map(({ to }) => to)).toEqual(['/shipping-returns', '/products/a', '/collections?q=return'])
})

test('where nothing is found, the nearest products are proposed', () => {
  const [option] = optionsOf({ ...NONE, q: 'monocle', near: [product('a')] })
  expect(option).toMatchObject({ kind: 'near', to: '/products/a' })
})
