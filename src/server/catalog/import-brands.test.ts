import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { brands } from '../db/schema.ts'
import { importBrands } from './import-brands.ts'

const HEAD = 'brand,maker,postal_address,email,responsible_person'
const KYMA = 'Kyma,Kyma Optics Ltd,"1 Quay Street, 8820 Polis, Cyprus",safety@kyma.example,'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

const run = (lines: string[], isDryRun = false) => importBrands(shop.shop.db, lines.join('\n'), isDryRun)
const find = async (brand: string) => (await shop.shop.db.select().from(brands).where(eq(brands.brand, brand)))[0]

test('a dry run counts and changes nothing', async () => {
  expect(await run([HEAD, KYMA], true)).toEqual({ added: 1, changed: 0, unchanged: 0, bad: [] })
  expect(await find('Kyma')).toBeUndefined()
})

test('a new brand is added, repeated it is unchanged, corrected it is changed', async () => {
  expect(await run([HEAD, KYMA])).toMatchObject({ added: 1 })
  expect(await find('Kyma')).toMatchObject({ maker: 'Kyma Optics Ltd', responsiblePerson: null })
  expect(await run([HEAD, KYMA])).toEqual({ added: 0, changed: 0, unchanged: 1, bad: [] })
  expect(await run([HEAD, KYMA.replace('safety@', 'office@')])).toEqual({ added: 0, changed: 1, unchanged: 0, bad: [] })
})

test('a changed manufacturer is shown with the products of the brand', async () => {
  const helianos = 'Helianos,Helianos New,"2 Street, Athens",new@helianos.example,'
  await run([HEAD, helianos])
  const slug = shop.shop.catalogue.listProducts({ brand: 'Helianos' }).products[0]?.slug ?? ''
  await vi.waitUntil(() => shop.shop.catalogue.findBySlug(slug)?.maker.name === 'Helianos New', { timeout: 10_000 })
})

test('every bad line is reported, and then nothing is imported', async () => {
  const { added, bad } = await run([
    HEAD,
    'Lefko,Lefko Ltd,"3 Street, Paphos",lefko@example.com,',
    ',No Name,Somewhere,nobody@example.com,',
    'Mavro,Mavro Ltd,Somewhere,not an address,',
    'Lefko,Lefko Again,Somewhere,lefko@example.com,',
    'Kokkino,too few',
  ])
  expect(added).toBe(0)
  expect(bad.map(({ line, problem }) => `${line}: ${problem}`)).toEqual([
    '3: brand is missing',
    '4: email is no e-mail address',
    '5: brand Lefko is already in line 2',
    '6: has 2 cells, not 5',
  ])
  expect(await find('Lefko')).toBeUndefined()
})

test('a column that is missing or unknown is named', async () => {
  const { bad } = await run(['brand,maker,logo', 'Kyma,Kyma,x'])
  expect(bad.map(({ problem }) => problem)).toEqual([
    'the column “logo” is unknown',
    'the column “postal_address” is missing',
    'the column “email” is missing',
  ])
})
