import { afterAll, beforeAll, expect, test } from 'vitest'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { DEFAULT_SETTINGS } from '../../domain/settings.ts'

let shop: TestShop
let owner: TestStaffMember
beforeAll(async () => {
  shop = await createTestShop({ bundle: () => ({ storefront: unbuiltStorefront, assets: () => undefined }) })
  owner = await newStaffMember(shop, 'owner')
})
afterAll(() => shop.close())

const standard = DEFAULT_SETTINGS.search.synonyms
async function save(synonyms: readonly string[]) {
  const { search } = await owner.admin.call('GET /api/admin/settings', {})
  return owner.admin.call('PUT /api/admin/settings/search', {
    body: { value: { synonyms: [...synonyms] }, version: search.version },
  })
}
const find = (q: string) => shop.visitor().api.catalog.listProducts({ q, limit: '12' })
const pageOf = async (q: string) => (await shop.visitor().send(`/collections?q=${encodeURIComponent(q)}`)).text()

test('a word that the owner adds finds at once what it means, in the call and on the stored page', async () => {
  expect(await find('κουκουβάγια')).toEqual([])
  expect(await pageOf('koukouvagia')).not.toContain('Amathus Round')
  await save([...standard, 'κουκουβάγια, owl eyes, round'])
  const found = await find('κουκουβάγια')
  expect(new Set(found.map(({ shape }) => shape))).toEqual(new Set(['round']))
  expect(await find('owl eyes')).toEqual(found)
  expect(await pageOf('koukouvagia')).toContain('Amathus Round')
})

test('a group that the owner deletes no longer counts, and the default comes back', async () => {
  await save(standard.filter((group) => !group.includes('shades')))
  expect(await find('sunnies')).toEqual([])
  await save(standard)
  expect((await find('sunnies')).length).toBe(12)
})

test('an empty line is refused', async () => {
  await expect(save(['', 'round, circle'])).rejects.toMatchObject({ status: 400 })
})
