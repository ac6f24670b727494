import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { deleteExpired } from '../cleanup.ts'
import { vainSearches } from '../db/customers-schema.ts'
import { openVainSearches } from './vain-searches.ts'

const DAY_MS = 86_400_000

let shop: TestShop
let staff: TestStaffMember
let now = new Date('2026-11-22T09:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
  staff = await newStaffMember(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.shop.vainSearches.flush()
  await shop.shop.db.delete(vainSearches)
})

const search = (query: string) => shop.visitor().send(`/api/products?${query}`)
const list = () => staff.admin.call('GET /api/admin/vain-searches', {})
const open = () =>
  openVainSearches({
    db: shop.shop.db,
    clock: () => now,
    onError: (error) => {
      throw error
    },
  })

test('a search without results is counted, under one entry for all its spellings, without a query of its own', async () => {
  for (const q of ['ζήμπρα', 'ΖΗΜΠΡΑ', 'zhmpra', 'unicorn']) {
    shop.statements.length = 0
    await search(`q=${encodeURIComponent(q)}`)
    expect(shop.statements).toEqual([])
  }
  expect(await list()).toEqual([
    { text: expect.stringMatching(/ζήμπρα|ΖΗΜΠΡΑ|zhmpra/), count: 3 },
    { text: 'unicorn', count: 1 },
  ])
  await search('q=unicorn')
  expect((await list())[1]).toEqual({ text: 'unicorn', count: 2 })
})

test('a search that finds something is not counted, not even where filters leave nothing of it', async () => {
  await search('q=aviator')
  await search('q=aviator&minPrice=100000')
  await search('minPrice=100000')
  expect(await list()).toEqual([])
})

test.each(['eleni@example.com', '99 11 22 33', '4111-1111-1111-1111', '1', '???', '  '])(
  '“%s” is not stored, since it names a person or nothing',
  async (q) => {
    await search(`q=${encodeURIComponent(q)}`)
    expect(await list()).toEqual([])
  },
)

test('of a text that somebody types, the longest is counted once', async () => {
  const searches = open()
  for (const text of ['un', 'uni', 'unic', 'unicorn', 'unicor', 'zebra']) searches.note(text, '203.0.113.7')
  searches.note('unicorn', '203.0.113.8')
  await searches.close()
  expect(await list()).toEqual([
    { text: 'unicorn', count: 2 },
    { text: 'zebra', count: 1 },
  ])
})

test('different texts beyond five hundred are dropped until the next batch', async () => {
  const searches = open()
  for (let n = 0; n < 600; n++) searches.note(`nothing ${String.fromCharCode(97 + (n % 26))}${n}x`, null)
  await searches.close()
  expect(await shop.shop.db.$count(vainSearches)).toBe(500)
})

test('what could not be stored is stored the next time', async () => {
  const errors: unknown[] = []
  let isAway = true
  const { db } = shop.shop
  const insert: typeof db.insert = (table) => {
    if (isAway) throw new Error('away')
    return db.insert(table)
  }
  const onError = (error: unknown) => errors.push(error)
  const searches = openVainSearches({ db: { insert } as typeof db, clock: () => now, onError })
  searches.note('unicorn', null)
  await searches.flush()
  expect(errors).toHaveLength(1)
  isAway = false
  await searches.close()
  expect(await list()).toEqual([{ text: 'unicorn', count: 1 }])
})

test('the list has the last thirty days; rows are kept for ninety', async () => {
  const before = now
  await search('q=unicorn')
  await list()
  now = new Date(before.valueOf() + 29 * DAY_MS)
  expect(await staffList()).toHaveLength(1)
  now = new Date(before.valueOf() + 31 * DAY_MS)
  expect(await staffList()).toEqual([])
  now = new Date(before.valueOf() + 89 * DAY_MS)
  await deleteExpired(shop.shop)
  expect(await shop.shop.db.$count(vainSearches)).toBe(1)
  now = new Date(before.valueOf() + 91 * DAY_MS)
  await deleteExpired(shop.shop)
  expect(await shop.shop.db.$count(vainSearches)).toBe(0)
  now = before
})

const staffList = async () => (await newStaffMember(shop)).admin.call('GET /api/admin/vain-searches', {})
