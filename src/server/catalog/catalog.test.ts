import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { Product } from '../../contract/catalog.ts'
import { searchString } from '../../contract/href.ts'
import { FACETS, type Facet, type Filters, toggleFilter } from '../../domain/filters.ts'
import { priceHistory, products } from '../db/schema.ts'

let shop: TestShop
let all: Product[]
const list = (query: string): Promise<Product[]> => shop.visitor().api.read(`/api/products?${query}`)
const slugs = (found: readonly Product[]) => found.map((product) => product.slug)

beforeAll(async () => {
  shop = await createTestShop()
  all = await list('')
})
afterAll(() => shop.close())

describe('the categories', () => {
  test('are the five of the specification, by their ids', async () => {
    const categories = await shop.visitor().api.catalog.listCategories()
    expect(categories.map(({ id, slug }) => [id, slug])).toEqual([
      [1, 'sunglasses'],
      [2, 'optical-frames'],
      [3, 'sport-eyewear'],
      [4, 'kids'],
      [5, 'accessories'],
    ])
  })

  test('answer null for a slug of none', async () => {
    const response = await shop.visitor().send('/api/categories/hats')
    expect([response.status, await response.json()]).toEqual([200, null])
    expect(await shop.visitor().api.call('GET /api/categories/{slug}', { params: { slug: 'kids' } })).toMatchObject({
      id: 4,
      name: 'Kids',
    })
  })
})

describe('the products', () => {
  test('are a bare array, counted in a header', async () => {
    const response = await shop.visitor().send('/api/products?limit=5')
    expect(response.headers.get('X-Total-Count')).toBe(String(all.length))
    expect(slugs(await response.json())).toEqual(slugs(all.slice(0, 5)))
    expect(all.length).toBeGreaterThanOrEqual(64)
  })

  test('are paged without gaps or repeats', async () => {
    const pages = await Promise.all([0, 12, 24, 36, 48, 60, 72].map((offset) => list(`limit=12&offset=${offset}`)))
    expect(slugs(pages.flat())).toEqual(slugs(all))
  })

  test('hold euros as numbers and texts in both languages', () => {
    for (const product of all) {
      expect(product.price).toBeGreaterThanOrEqual(35)
      expect(product.price).toBeLessThanOrEqual(690)
      expect(Math.round(product.price * 100)).toBeCloseTo(product.price * 100, 6)
      expect(product.nameEl).toMatch(/\p{Script=Greek}/u)
    }
  })

  test.each([
    ['category=kids', (p: Product) => p.categoryId === 4],
    ['categoryId=1', (p: Product) => p.categoryId === 1],
    ['isBestseller=true', (p: Product) => p.isBestseller],
    ['isNew=true', (p: Product) => p.isNew],
    ['isNew=false', (p: Product) => !p.isNew],
    ['color=gold&gender=unisex', (p: Product) => p.color === 'gold' && p.gender === 'unisex'],
    ['shape=aviator&frameType=full-rim', (p: Product) => p.shape === 'aviator' && p.frameType === 'full-rim'],
    ['brand=Helianos', (p: Product) => p.brand === 'Helianos'],
    [
      'minPrice=100&maxPrice=200',
      (p: Product) => (p.discountPrice ?? p.price) >= 100 && (p.discountPrice ?? p.price) <= 200,
    ],
    ['maxPrice=99', (p: Product) => (p.discountPrice ?? p.price) <= 99],
    ['colorFamily=tortoise', (p: Product) => ['tortoise', 'dark-havana', 'honey', 'blonde', 'horn'].includes(p.color)],
    ['polarised=yes', (p: Product) => p.polarised === true],
    ['lensTint=mirror', (p: Product) => p.lensColor?.endsWith('mirror') === true],
    ['colorFamily=orange', () => false],
    ['categoryId=2&category=kids', () => false],
    ['categoryId=77', () => false],
    ['category=hats', () => false],
  ])('by ?%s are just those', async (query, isWanted) => {
    expect(slugs(await list(query))).toEqual(slugs(all.filter(isWanted)))
  })

  test('sort by the current price', async () => {
    const cents = (await list('sort=price-asc')).map((product) => product.discountPrice ?? product.price)
    expect(cents).toEqual([...cents].sort((a, b) => a - b))
    expect((await list('sort=price-desc')).map((p) => p.discountPrice ?? p.price)).toEqual([...cents].reverse())
  })

  test('related to one leave that one out', async () => {
    const { id } = await shop.product('aviator-gold')
    const related = await list(`categoryId=1&limit=4&exclude=${id}`)
    expect(related).toHaveLength(4)
    expect(related.map((product) => product.id)).not.toContain(id)
  })

  test('carry the colours of their model, with what is sold out', async () => {
    const [amathus] = await list('q=amathus+round&limit=1')
    const colourways = amathus?.colourways ?? []
    expect(colourways.length).toBeGreaterThan(1)
    for (const { slug, isInStock } of colourways) {
      const { model, stock, colourways: same } = await shop.visitor().api.read<Product>(`/api/products/${slug}`)
      expect({ model, isInStock, same }).toEqual({ model: amathus?.model, isInStock: stock > 0, same: colourways })
    }
    expect(all.filter(({ model }) => model === null).every((product) => product.colourways === undefined)).toBe(true)
  })

  test('related to a frame are four other models in its category, like shapes first', async () => {
    const own = await shop.product('aviator-gold')
    const related = await shop.visitor().api.read<Product[]>('/api/products/aviator-gold/related')
    expect(related).toHaveLength(4)
    expect(new Set([own.model, ...related.map(({ model }) => model)]).size).toBe(5)
    expect(related.every(({ categoryId }) => categoryId === own.categoryId)).toBe(true)
    const isLike = related.map(({ shape }) => shape === own.shape)
    expect(isLike).toEqual(isLike.toSorted((a, b) => Number(b) - Number(a)))
    expect((await shop.visitor().send('/api/products/nobody/related')).status).toBe(404)
  })

  test.each(['aviator gold', 'ΑΒΙΑΤΟΡ', 'αβιατορ χρυσο', 'aviator xryso', 'avitaor', 'HEL-AKA-GLD'])(
    'are found by “%s”',
    async (words) => expect(slugs(await list(`q=${encodeURIComponent(words)}`))).toContain('aviator-gold'),
  )

  test.each([
    ['Λήδρα πάντο', 'ledra-panto-honey'],
    ['Αμαθούς στρογγυλό', 'amathus-round-black'],
    ['Λάντλοου', 'ludlow-dark-havana'],
    ['Καλέν', 'calin-clay'],
    ['πιλοτικά χρυσά', 'aviator-gold'],
    ['γατίσια', 'carlotta-black'],
    ['γκρι φιμέ', 'brandt-smoke'],
  ])('with Latin names are found by “%s”', async (words, slug) => {
    expect(slugs(await list(`q=${encodeURIComponent(words)}`))).toContain(slug)
  })
})

describe('the facets', () => {
  test('count the products of a list with that value', async () => {
    const { total, facets } = await shop.visitor().api.catalog.listFacets({ category: 'sunglasses', color: 'gold' })
    expect(total).toBe((await list('category=sunglasses&color=gold')).length)
    for (const facet of FACETS) {
      for (const { value, count } of facets[facet]) {
        const chosen: Filters = { category: 'sunglasses', color: 'gold' }
        const instead = { ...toggleFilter(chosen, facet, 'another'), [facet]: value }
        const query = searchString(FACETS, (name) => instead[name as Facet])
        expect([facet, value, (await list(query.slice(1))).length]).toEqual([facet, value, count])
      }
    }
  })

  test('count the products up to each price, whatever price is chosen', async () => {
    const { prices } = await shop.visitor().api.catalog.listFacets({ category: 'kids', minPrice: 150 })
    for (const { upTo, count } of prices) {
      expect([upTo, (await list(`category=kids&maxPrice=${upTo}`)).length]).toEqual([upTo, count])
    }
  })

  test('count models where a list shows one of each', async () => {
    const one = await list('brand=Helianos&onePerModel=true')
    expect(new Set(one.map(({ model, slug }) => model ?? slug)).size).toBe(one.length)
    const { total, facets } = await shop.visitor().api.catalog.listFacets({ brand: 'Helianos', onePerModel: true })
    expect(total).toBe(one.length)
    expect(total).toBeLessThan((await list('brand=Helianos')).length)
    for (const { value, count } of facets.colorFamily) {
      expect((await list(`brand=Helianos&onePerModel=true&colorFamily=${value}`)).length).toBe(count)
    }
  })

  test('run no SQL statement', async () => {
    shop.statements.length = 0
    await shop.visitor().api.catalog.listFacets({})
    await list('category=kids')
    expect(shop.statements).toEqual([])
  })
})

describe('one product', () => {
  test('is found by its slug, or not at all', async () => {
    const product = await shop.visitor().api.call('GET /api/products/{slug}', { params: { slug: 'aviator-gold' } })
    expect(product).toMatchObject({ slug: 'aviator-gold', stock: 2, categoryId: 1 })
    const missing = shop.visitor().api.call('GET /api/products/{slug}', { params: { slug: 'no-such-frame' } })
    expect(await errorOf(missing)).toEqual({ status: 404, code: 'not_found' })
  })

  test('has its exact stock', async () => {
    const { id } = await shop.product('aviator-gold')
    await shop.shop.db.update(products).set({ stock: 7 }).where(eq(products.id, id))
    expect(
      await shop.visitor().api.call('GET /api/products/{slug}', { params: { slug: 'aviator-gold' } }),
    ).toMatchObject({ stock: 7 })
  })
})

describe('a change in the database', () => {
  test('soon appears in the catalogue: name, price, and where it is listed', async () => {
    const before = await shop.product('amathus-round-dark-havana')
    const change = { name: 'Renamed', priceCents: 68_900, discountPriceCents: null, color: 'sage' as const }
    await shop.shop.db.update(products).set(change).where(eq(products.id, before.id))
    await vi.waitFor(async () => {
      expect(slugs(await list('color=sage'))).toContain(before.slug)
      expect(slugs(await list('color=dark-havana'))).not.toContain(before.slug)
      expect(await shop.product(before.slug)).toMatchObject({ name: 'Renamed', price: 689, discountPrice: null })
    })
  })

  test('of a price is recorded in the history', async () => {
    const { id } = await shop.product('aviator-gold')
    await shop.shop.db.update(products).set({ discountPriceCents: 19_900 }).where(eq(products.id, id))
    await shop.shop.db.update(products).set({ stock: 6 }).where(eq(products.id, id))
    const history = await shop.shop.db.select().from(priceHistory).where(eq(priceHistory.productId, id))
    expect(history.map((row) => [row.priceCents, row.discountPriceCents])).toEqual([
      [24_500, null],
      [24_500, 19_900],
    ])
  })

  test('that breaks a constraint is rejected', async () => {
    const { id } = await shop.product('aviator-gold')
    const wrong = [{ stock: -1 }, { priceCents: 0 }, { discountPriceCents: 99_999 }, { filterCategory: null }]
    for (const change of [...wrong, { slug: 'Not A Slug' }, { lensWidthMm: 200 }]) {
      const writing = shop.shop.db.update(products).set(change).where(eq(products.id, id))
      await expect(writing.execute(), JSON.stringify(change)).rejects.toThrow()
    }
  })
})
