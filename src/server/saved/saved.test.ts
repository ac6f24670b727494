import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  let seconds = 0
  const clock = () => new Date(Date.UTC(2026, 10, 21, 9, 0, seconds++))
  shop = await createTestShop({ clock })
})
afterAll(() => shop.close())

const idOf = async (slug: string) => (await shop.product(slug)).id
const save = (productId: number) => ['PUT /api/saved/{productId}', { params: { productId } }] as const
const remove = (productId: number) => ['DELETE /api/saved/{productId}', { params: { productId } }] as const

test('saved products are listed once, last saved first, until they are removed', async () => {
  const maria = await shop.signIn('maria')
  const [gold, rose] = [await idOf('aviator-gold'), await idOf('carlotta-rose')]
  expect(await maria.api.call('GET /api/saved', {})).toEqual([])
  await maria.api.call(...save(gold))
  expect(await maria.api.call(...save(rose))).toEqual([rose, gold])
  expect(await maria.api.call(...save(gold))).toEqual([rose, gold])
  expect(await maria.api.call(...remove(rose))).toEqual([gold])
  expect(await maria.api.call(...remove(rose))).toEqual([gold])
  expect(await maria.api.call('GET /api/saved', {})).toEqual([gold])
})

test('saved products are private to their user', async () => {
  const [maria, andreas] = [await shop.signIn('maria'), await shop.signIn('andreas')]
  const gold = await idOf('aviator-gold')
  await maria.api.call(...save(gold))
  expect(await andreas.api.call('GET /api/saved', {})).toEqual([])
  await andreas.api.call(...remove(gold))
  expect(await maria.api.call('GET /api/saved', {})).toContain(gold)
})

test('guests get 401, unknown products 404', async () => {
  const guest = shop.visitor()
  expect((await guest.send('/api/saved')).status).toBe(401)
  expect((await guest.send('/api/saved/1', { method: 'PUT' })).status).toBe(401)
  const maria = await shop.signIn('maria')
  expect((await maria.send('/api/saved/2147483647', { method: 'PUT' })).status).toBe(404)
  expect((await maria.send('/api/saved/gold', { method: 'PUT' })).status).toBe(400)
})

test('the personal data export has the saved products', async () => {
  const maria = await shop.signIn('maria')
  await maria.api.call(...save(await idOf('aviator-gold')))
  const data = await (await maria.send('/api/account/data')).json()
  expect(data.savedProducts).toContainEqual(expect.objectContaining({ slug: 'aviator-gold' }))
})

test('products are listed by ids in the requested order, without unknown ones', async () => {
  const [gold, rose] = [await idOf('aviator-gold'), await idOf('carlotta-rose')]
  const found = await shop.visitor().api.catalog.listProducts({ ids: `${rose},999999999,${gold}` })
  expect(found.map(({ slug }) => slug)).toEqual(['carlotta-rose', 'aviator-gold'])
  expect((await shop.visitor().send('/api/products?ids=a')).status).toBe(400)
  expect((await shop.visitor().send(`/api/products?ids=${Array.from({ length: 101 }, (_, i) => i + 1)}`)).status).toBe(
    400,
  )
})
