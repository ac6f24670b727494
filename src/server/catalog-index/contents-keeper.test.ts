import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { ContentsKeeper } from './contents-keeper.ts'

let shop: TestShop
let folder: string
const onFileError = vi.fn<(error: unknown) => void>()
beforeAll(async () => {
  shop = await createTestShop()
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-catalogue-'))
  onFileError.mockClear()
})
afterEach(() => rm(folder, { recursive: true }))
afterAll(() => shop.close())

const createKeeper = ({ key = 'as now', leastToSave = 10 } = {}) =>
  new ContentsKeeper(shop.database, shop.shop.images, {
    file: { path: join(folder, 'new', 'catalogue.bin'), key },
    leastToSave,
    onFileError,
  })

/** Opens a keeper and waits until its file is written. */
async function openKeeper(options?: Parameters<typeof createKeeper>[0]) {
  const keeper = createKeeper(options)
  const isLoaded = await keeper.open()
  await keeper.close()
  return { keeper, isLoaded }
}

const everything = ({ contents: { products, index } }: ContentsKeeper) => ({
  products: products.ids().map((id) => products.get(id)),
  gold: index.query({ filters: {}, q: 'gold' }),
  facets: index.facets({ filters: { category: 'sunglasses' } }),
})

const run = (statement: string) => shop.database.execute(statement)

test('the next start has the same catalogue from the file, without a statement', async () => {
  const { keeper: first, isLoaded } = await openKeeper()
  expect(isLoaded).toBe(false)
  expect(first.contents.products.changedCount).toBe(0)
  expect(first.contents.products.size).toBe(shop.shop.catalogue.listProducts({}).total)
  shop.statements.length = 0
  const { keeper: second, isLoaded: isSecondLoaded } = await openKeeper()
  expect([isSecondLoaded, shop.statements]).toEqual([true, []])
  expect(everything(second)).toEqual(everything(first))
  for (const product of everything(first).products) {
    expect(second.contents.products.findBySlug(product?.slug ?? '')).toEqual(product)
    const ofModel = second.contents.products.ofModel(product?.model ?? '').map(({ id }) => id)
    expect(ofModel.includes(product?.id ?? 0)).toBe(product?.model !== null)
  }
  expect(onFileError).not.toHaveBeenCalled()
})

test('what changed between two starts is shown once the rows are compared', async () => {
  const { keeper: first } = await openKeeper()
  const [dearer, archived, soldOut, renamed] = first.contents.products.ids() as [number, number, number, number]
  const brand = first.contents.products.get(renamed)?.brand ?? ''
  await run(`update products set price_cents = 98700, discount_price_cents = null where id = ${dearer}`)
  await run(`update products set status = 'archived' where id = ${archived}`)
  await run(`update products set stock = 0 where id = ${soldOut}`)
  await run(`update brands set maker = 'Another maker' where brand = '${brand}'`)
  const { keeper, isLoaded } = await openKeeper()
  const { products } = keeper.contents
  expect([isLoaded, products.get(dearer)?.priceCents === 98700]).toEqual([true, false])
  expect(products.get(archived)).toBeDefined()
  expect(await keeper.apply('all')).toBe(true)
  await keeper.close()
  expect(keeper.contents.products.get(dearer)?.priceCents).toBe(98700)
  expect(keeper.contents.products.get(archived)).toBeUndefined()
  expect(keeper.contents.products.get(soldOut)?.stock).toBe(0)
  expect(keeper.contents.products.get(renamed)?.maker.name).toBe('Another maker')
  const anew = createKeeper({ leastToSave: 1_000_000 })
  await rm(join(folder, 'new'), { recursive: true })
  await anew.open()
  expect(everything(keeper)).toEqual(everything(anew))
  expect(await keeper.apply('all')).toBe(false)
})

test('a change while the file is written again is in memory, and read by the next start', async () => {
  const keeper = createKeeper()
  await keeper.open()
  const [id, other] = keeper.contents.products.ids() as [number, number]
  await run(`update products set price_cents = price_cents + 100 where id < ${id + 12}`)
  expect(await keeper.apply('all')).toBe(true)
  expect(keeper.contents.products.changedCount).toBeGreaterThan(10)
  await run(`update products set price_cents = 87600, discount_price_cents = null where id = ${id}`)
  await keeper.apply([id])
  await keeper.close()
  expect(keeper.contents.products.changedCount).toBe(1)
  expect(keeper.contents.products.get(id)?.priceCents).toBe(87600)
  const { keeper: next, isLoaded } = await openKeeper()
  expect(isLoaded).toBe(true)
  expect(next.contents.products.get(other)).toEqual(keeper.contents.products.get(other))
  await next.apply('all')
  expect(everything(next)).toEqual(everything(keeper))
})

test.each([
  ['of another build', () => openKeeper({ key: 'another' }), 0],
  ['that ends early', () => truncate(join(folder, 'new', 'catalogue.bin'), 5_000), 1],
  ['that is empty', () => truncate(join(folder, 'new', 'catalogue.bin'), 0), 1],
])('from a file %s nothing is taken', async (_, change, errors) => {
  await openKeeper()
  await change()
  const { keeper, isLoaded } = await openKeeper()
  expect([isLoaded, onFileError.mock.calls.length]).toEqual([false, errors])
  expect(keeper.contents.products.size).toBe(shop.shop.catalogue.listProducts({}).total)
})

test('what a process left that ended while it wrote is removed', async () => {
  await mkdir(join(folder, 'new'))
  const names = [`catalogue.bin.${2 ** 22 + 1}`, `catalogue.bin.${process.ppid}`, 'catalogue.bin.old', 'vault.key']
  for (const name of names) await writeFile(join(folder, 'new', name), '')
  await openKeeper()
  expect((await readdir(join(folder, 'new'))).sort()).toEqual(['catalogue.bin', ...names.slice(1)].sort())
})

test('a small catalogue, or a folder that cannot be written to, is no obstacle', async () => {
  const { keeper } = await openKeeper({ leastToSave: 1_000_000 })
  expect(keeper.contents.products.changedCount).toBe(keeper.contents.products.size)
  const file = { path: '/dev/null/catalogue.bin', key: '' }
  const unwritable = new ContentsKeeper(shop.database, shop.shop.images, { file, leastToSave: 1, onFileError })
  await unwritable.open()
  await unwritable.close()
  expect(onFileError).toHaveBeenCalledOnce()
  expect(everything(unwritable)).toEqual(everything(keeper))
})
