import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { isOnPostgres } from '../../../test/support/test-database.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { categories, products } from '../db/schema.ts'
import type { CatalogProduct } from './catalog-product.ts'
import { createContents, patchContents } from './catalogue-contents.ts'

const HOUR_MS = 3_600_000
const SOON = { timeout: 15_000 }
const SLUG = 'aviator-gold'

let shop: TestShop
const openTestShop = async (catalogueRereadMs: number) => {
  const front = () => ({ storefront: unbuiltStorefront, assets: () => undefined })
  shop = await createTestShop({ config: { catalogueRereadMs }, bundle: front })
}

const page = async (path = `/products/${SLUG}`) => (await shop.visitor().send(path)).text()
const priceInMemory = () => shop.shop.catalogue.findBySlug(SLUG)?.priceCents

/** Makes reads of products fail while `meanwhile` runs and until a failure was logged. */
async function whileReadingFails(meanwhile: () => Promise<unknown>): Promise<void> {
  await shop.database.execute('alter table products rename to products_away')
  await meanwhile()
  await vi.waitFor(() => expect(shop.shop.log.error).toHaveBeenCalled(), SOON)
  await shop.database.execute('alter table products_away rename to products')
}

describe('a change that cannot be read', () => {
  beforeAll(async () => {
    await openTestShop(HOUR_MS)
    vi.spyOn(shop.shop.log, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.mocked(shop.shop.log.error).mockClear()
  })
  afterAll(() => shop.close())

  test('appears in lists and on pages once a read succeeds, without another change', async () => {
    expect(await page()).toContain('€245.00')
    await whileReadingFails(async () => {
      await shop.database.execute(`update products_away set price_cents = 31000 where slug = '${SLUG}'`)
      expect(await page('/collections?q=aviator+gold')).toContain('€245.00')
    })
    await vi.waitFor(() => expect(priceInMemory()).toBe(31000), SOON)
    expect(await page()).toContain('€310.00')
    expect(await page('/collections?q=aviator+gold')).toContain('€310.00')
    const failure = { err: expect.any(Error), retryInMs: 100 }
    expect(shop.shop.log.error).toHaveBeenNthCalledWith(1, failure, expect.any(String))
  })

  test('also appears if the full catalogue had to be read', async () => {
    await whileReadingFails(() => shop.shop.db.update(categories).set({ name: 'Shades' }).where(eq(categories.id, 1)))
    await vi.waitFor(() => expect(shop.shop.catalogue.findCategory('sunglasses')?.name).toBe('Shades'), SOON)
    expect(await page('/collections/sunglasses')).toContain('Shades')
  })

  test.runIf(isOnPostgres)('appears after the reading connection broke', async () => {
    const writer = new pg.Client({ connectionString: shop.url })
    await writer.connect()
    const { id } = await shop.product(SLUG)
    // No notification is sent for the change itself; the notified id is a row that cannot be read yet.
    await writer.query('begin; set local session_replication_role = replica; lock table products')
    await writer.query('update products set price_cents = 33000 where id = $1', [id])
    await shop.database.execute(`select pg_notify('catalogue', '${id}')`)
    const reading = `datname = current_database() and wait_event_type = 'Lock' and query like 'select%products%'`
    const terminate = `select pg_terminate_backend(pid) from pg_stat_activity where ${reading}`
    await vi.waitFor(async () => expect((await shop.database.execute(terminate)).rows).toHaveLength(1), SOON)
    await vi.waitFor(() => expect(shop.shop.log.error).toHaveBeenCalled(), SOON)
    await writer.query('commit')
    await writer.end()
    await vi.waitFor(() => expect(priceInMemory()).toBe(33000), SOON)
  })
})

test('a slug that another product took over leads to that one, whichever is read first', () => {
  const [one, other] = shop.shop.catalogue.listProducts({}).products as [CatalogProduct, CatalogProduct]
  const contents = createContents([], [one, other])
  patchContents(contents, [one.id], [{ ...one, slug: other.slug }])
  patchContents(contents, [other.id], [{ ...other, slug: 'renamed' }])
  const idsOf = (...slugs: string[]) => slugs.map((slug) => contents.products.findBySlug(slug)?.id)
  expect(idsOf(other.slug, 'renamed', one.slug)).toEqual([one.id, other.id, undefined])
})

describe('the periodic full read', () => {
  beforeAll(() => openTestShop(40))

  const changeSilently = (statement: string) =>
    shop.database.execute(`begin; alter table products disable trigger products_notify_catalogue; ${statement};
      alter table products enable trigger products_notify_catalogue; commit`)

  test('shows a change whose notification was lost', async () => {
    expect(await page()).toContain('€245.00')
    await changeSilently(`update products set price_cents = 31000 where slug = '${SLUG}'`)
    await vi.waitFor(() => expect(priceInMemory()).toBe(31000), SOON)
    expect(await page()).toContain('€310.00')
    await changeSilently(`delete from products where slug = 'carlotta-rose'`)
    await vi.waitFor(() => expect(shop.shop.catalogue.findBySlug('carlotta-rose')).toBeNull(), SOON)
  })

  test('keeps cached pages when only the stock number changed', async () => {
    const changed = vi.fn()
    shop.shop.catalogue.onChange(changed)
    const { id } = await shop.product(SLUG)
    await shop.shop.db.update(products).set({ stock: 9 }).where(eq(products.id, id))
    await vi.waitFor(() => expect(shop.shop.catalogue.findProduct(id)?.stock).toBe(9), SOON)
    expect(changed).not.toHaveBeenCalled()
  })

  test('ends with the shop', async () => {
    const logged = vi.spyOn(shop.shop.log, 'error')
    await shop.close()
    const count = shop.statements.length
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect([shop.statements.length - count, logged.mock.calls]).toEqual([0, []])
  })
})
